import { DESK, LOW, PHONE, WIDE } from "../breakpoints";

/** So high is a window that holds all rows of a table at once. */
const TIGHT = 760;

/** How large the window is. */
class Screen {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  /** How much of its height something beside the board takes. */
  taken = $state(0);

  readonly phone = $derived(this.width < PHONE);
  readonly desk = $derived(this.width >= DESK);
  readonly wide = $derived(this.width >= WIDE);
  readonly low = $derived(this.height - this.taken < LOW);
  readonly tight = $derived(this.height - this.taken < TIGHT);
}

export const screen = new Screen();

window.addEventListener("resize", () => {
  screen.width = window.innerWidth;
  screen.height = window.innerHeight;
});

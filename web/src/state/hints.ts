/** Letters on everything that can be pressed: `G` shows them, and typing them presses. */

const LETTERS = "asdfghjklqwertyuiopzxcvbnm";
const CONTROLS = "button, a[href], select, input:not([type=hidden]), [role=button]";

const shown = (one: HTMLElement): boolean =>
  one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
const isOpen = (one: HTMLElement): boolean =>
  !one.matches(":disabled") &&
  one.getAttribute("aria-disabled") !== "true" &&
  one.closest(".hear, .toasts") === null;

/** What can be pressed now: in the sheet on top, else everywhere; what does something first. */
export function pressable(): HTMLElement[] {
  const sheet = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
  const all = [...(sheet ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => shown(one) && isOpen(one),
  );
  const deeds = all.filter((one) => one.matches(".btn, .target, .item, .can"));
  return [...deeds, ...all.filter((one) => !deeds.includes(one))];
}

/** This many names of one or two letters, none the beginning of another; the first ones are the shortest. */
export function names(count: number): string[] {
  const letters = Array.from(LETTERS);
  const doubled = Math.max(0, Math.ceil((count - letters.length) / (letters.length - 1)));
  const single = letters.slice(0, letters.length - doubled);
  const pairs = letters
    .slice(letters.length - doubled)
    .flatMap((first) => letters.map((second) => first + second));
  return [...single, ...pairs].slice(0, count);
}

/** Show the letters; the next keys choose, and anything else hides them. */
export function hint(): void {
  const found = pressable();
  const codes = names(found.length);
  const layer = document.createElement("div");
  layer.className = "hints";
  layer.ariaHidden = "true";
  for (const [place, one] of found.entries()) {
    const box = one.getBoundingClientRect();
    const mark = document.createElement("kbd");
    mark.textContent = codes[place] ?? "";
    mark.style.left = `${Math.max(0, box.left)}px`;
    mark.style.top = `${Math.max(0, box.top)}px`;
    layer.append(mark);
  }
  (found[0]?.closest("dialog") ?? document.body).append(layer);
  let typed = "";
  const hide = () => {
    layer.remove();
    removeEventListener("keydown", take, true);
    removeEventListener("pointerdown", hide, true);
  };
  const take = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += event.key.toLowerCase();
    const place = codes.indexOf(typed);
    if (place < 0 && codes.some((code) => code.startsWith(typed))) return;
    hide();
    const one = found[place];
    one?.focus();
    if (one?.matches("button, a, [role=button]") === true) one.click();
  };
  addEventListener("keydown", take, true);
  addEventListener("pointerdown", hide, true);
}

/** How large the window is, and how much of its height something beside the board takes. */
const size = () => ({ width: window.innerWidth, height: window.innerHeight });
export const screen = $state({ ...size(), taken: 0 });

window.addEventListener("resize", () => Object.assign(screen, size()));

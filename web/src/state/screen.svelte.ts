/** How large the window is, and how much of its height something beside the board takes. */
const size = () => ({ width: globalThis.innerWidth ?? 1440, height: globalThis.innerHeight ?? 900 });
export const screen = $state({ ...size(), taken: 0 });

globalThis.addEventListener?.("resize", () => Object.assign(screen, size()));

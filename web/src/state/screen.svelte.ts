/** How large the window is. */
const size = () => ({ width: globalThis.innerWidth ?? 1440, height: globalThis.innerHeight ?? 900 });
export const screen = $state(size());

globalThis.addEventListener?.("resize", () => Object.assign(screen, size()));

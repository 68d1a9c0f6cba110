/** How wide the window is. */
export const screen = $state({ width: globalThis.innerWidth ?? 1440 });

globalThis.addEventListener?.("resize", () => (screen.width = globalThis.innerWidth));

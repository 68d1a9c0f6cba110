/** Where the page changes its layout: for scripts in pixels, for styles as `@media (--phone)`. */

/** Narrower windows have one column, and sheets over it. */
export const PHONE = 760;
/** From here on everything lies side by side and nothing scrolls. */
export const DESK = 1024;
/** From here on there is room for large cards and a broad side. */
export const WIDE = 1440;
/** Lower windows have the same, only smaller. */
export const LOW = 880;

/** @type {Record<string, string>} */
const QUERIES = {
  "(--phone)": `(max-width: ${PHONE - 1}px)`,
  "(--desk)": `(min-width: ${DESK}px)`,
  "(--wide)": `(min-width: ${WIDE}px)`,
  "(--low)": `(max-height: ${LOW - 1}px)`,
};

/** A plugin of PostCSS that puts the queries in the place of their names. */
export const breakpoints = {
  postcssPlugin: "breakpoints",
  AtRule: {
    /** @param {{ params: string }} rule */
    media(rule) {
      rule.params = rule.params.replace(/\(--\w+\)/g, (name) => QUERIES[name] ?? name);
    },
  },
};

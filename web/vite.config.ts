import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { notices } from "./notices";
import { breakpoints } from "./src/breakpoints.js";

const server = process.env.HIGGLE_SERVER ?? "http://127.0.0.1:8000";
const drawings = fileURLToPath(new URL("./src/art", import.meta.url));
const catalogues = fileURLToPath(new URL("../src/higgle/i18n", import.meta.url));

/** All drawings as one sheet of symbols: `art/beans/red.svg` is `#beans-red`. */
function art(): Plugin {
  const name = "virtual:art";
  return {
    name: "art",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const files = readdirSync(drawings, { recursive: true, encoding: "utf-8" });
      const symbols = files
        .filter((file) => file.endsWith(".svg"))
        .sort()
        .map((file) => symbol(file.slice(0, -4).replace("/", "-"), `${drawings}/${file}`));
      return `export default ${JSON.stringify(`<svg>${symbols.join("")}</svg>`)}`;
    },
  };
}

function symbol(id: string, file: string): string {
  const text = readFileSync(file, "utf-8").trim();
  const body = text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>"));
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 100 100";
  return `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
}

/** The page that is shown while no server can be reached, in every language of the catalogues. */
function away(): Plugin {
  return {
    name: "away",
    generateBundle() {
      const languages = readdirSync(catalogues, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
        .map((entry) => entry.name);
      const source = awayPage(languages.map(awayWords).join("\n"));
      this.emitFile({ type: "asset", fileName: "away.html", source });
    },
  };
}

function awayWords(language: string): string {
  const catalogue = readFileSync(`${catalogues}/${language}/web.ftl`, "utf-8");
  const word = (name: string): string =>
    new RegExp(`^${name} = (.+)$`, "m").exec(catalogue)?.[1] ?? missing(name, language);
  return `<main lang="${language}" style="${AWAY.main}" hidden><img src="favicon.svg" alt="" width="96" height="96">
<h1 style="${AWAY.title}">${word("away-title")}</h1><p>${word("away-text")}</p>
<button style="${AWAY.button}">${word("away-again")}</button></main>`;
}

function missing(name: string, language: string): never {
  throw new Error(`${name} is missing in ${language}`);
}

/** In the dress of the page, by day and by night; the policy of the server allows attributes only. */
const AWAY = {
  body:
    "font:18px/1.5 'Noto Sans',system-ui,sans-serif;color-scheme:light dark;text-align:center;margin:0;" +
    "background:light-dark(#efe5cf,#1d1712);color:light-dark(#2b2118,#f3e8d2)",
  awning:
    "height:20px;background:radial-gradient(circle at 50% 0,light-dark(#a3291f,#8d3a30) 19px,transparent 20px) 0 0/80px 20px",
  main: "max-width:32rem;margin:12vh auto;padding:0 1rem",
  title: "font:700 30px/38px 'PT Serif',Georgia,serif",
  button:
    "font:700 17px/24px 'Noto Sans',system-ui,sans-serif;min-height:48px;padding:8px 22px;border:0;" +
    "border-radius:10px;background:light-dark(#2b6638,#7fbf86);color:light-dark(#fffdf5,#10210f)",
};

function awayPage(words: string): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>higgle</title></head>
<body style="${AWAY.body}"><div style="${AWAY.awning}"></div>
${words}
<script src="away.js"></script></body></html>
`;
}

export default defineConfig({
  plugins: [art(), away(), notices(), svelte(), svelteTesting()],
  base: "./",
  css: { postcss: { plugins: [breakpoints] } },
  cacheDir: "node_modules/.vite",
  build: {
    outDir: "../src/higgle/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../src/higgle/i18n"] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});

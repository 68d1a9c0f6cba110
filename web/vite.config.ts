import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env["HIGGLE_SERVER"] ?? "http://127.0.0.1:8000";
const drawings = fileURLToPath(new URL("./src/art", import.meta.url));

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

export default defineConfig({
  plugins: [art(), svelte(), svelteTesting()],
  base: "./",
  cacheDir: "node_modules/.vite",
  build: {
    outDir: "../src/higgle/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../src/higgle/speech"] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});

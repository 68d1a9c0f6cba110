/** The page's kernel for the learned bots as plain JavaScript: `node kernel.mjs` prints it. */
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(import.meta.url);
export const web = resolve(dirname(here), "../../web");

/** The source without its types. */
export async function kernelSource() {
  const compiler = join(web, "node_modules/vite/dist/node/index.js");
  const { transformWithOxc } = await import(pathToFileURL(compiler));
  const source = join(web, "src/solo/kernel.ts");
  return (await transformWithOxc(readFileSync(source, "utf-8"), source)).code;
}

if (resolve(process.argv[1]) === here)
  process.stdout.write(await kernelSource());

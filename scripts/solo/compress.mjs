/** Writes each file of a folder once more as `.br` and `.gz`, and prints their sizes: `node compress.mjs FOLDER`. */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
const sizes = { raw: 0, br: 0, gz: 0 };
for (const name of readdirSync(folder, {
  recursive: true,
  encoding: "utf-8",
}).sort()) {
  const file = join(folder, name);
  if (!statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 22,
  };
  const packed = {
    br: brotliCompressSync(bytes, { params }),
    gz: gzipSync(bytes, { level: 9 }),
  };
  sizes.raw += bytes.length;
  for (const [kind, data] of Object.entries(packed)) {
    sizes[kind] += Math.min(data.length, bytes.length);
    if (data.length < bytes.length) writeFileSync(`${file}.${kind}`, data);
  }
}
console.log(JSON.stringify(sizes));

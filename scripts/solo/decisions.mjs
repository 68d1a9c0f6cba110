/** The same as `decisions.py`, by the Python of a browser: `node decisions.mjs FOLDER WISHES`. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { kernelSource, web } from "./kernel.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [folder, wishes] = process.argv.slice(2);
const { kernel } = await import(`data:text/javascript,${encodeURIComponent(await kernelSource())}`);

const runtime = join(web, "node_modules/pyodide");
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: `${runtime}/` });
const site = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "engine/higgle.zip"))), "zip", { extractDir: site });
python.registerJsModule("higgle_kernel", {
  begin: (block) => kernel(() => python._module.HEAPU8.buffer, block),
});
python.FS.writeFile(`${site}/decisions.py`, readFileSync(join(here, "decisions.py"), "utf-8"));
python.globals.set("wishes", wishes);
console.log(
  python.runPython(`
from higgle.solo import numpy_subset

numpy_subset.install()
import decisions

decisions.main(wishes)
`),
);

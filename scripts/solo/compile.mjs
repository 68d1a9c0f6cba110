/** Compiles a folder of Python sources with Pyodide's own Python: `node compile.mjs PYODIDE FOLDER LEVEL`. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder, level] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(resolve(runtime, "pyodide.mjs"))
);
const pyodide = await loadPyodide({ indexURL: `${resolve(runtime)}/` });
pyodide.mountNodeFS("/sources", resolve(folder));
pyodide.globals.set("level", Number(level));
const failed = pyodide.runPython(`
import compileall, py_compile

not compileall.compile_dir(
    "/sources",
    maxlevels=20,
    quiet=1,
    legacy=True,
    optimize=level,
    stripdir="/sources",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
`);
process.exit(failed ? 1 : 0);

/** The worker of a page without a server: Python with the engine, which hosts the tables of this device. */
import { Broken, load } from "./files";
import type { FileList, FromWorker, LineMessage, ToWorker } from "./messages";
import { kernel } from "./kernel";
import { openRows } from "./rows";

/** What `higgle.solo.worker` offers. */
interface SoloWorker {
  answer: (request: string) => Promise<string>;
  connect: (number: number, code: string, seat: number) => Promise<void>;
  hear: (number: number, text: string) => Promise<void>;
  close: (number: number) => Promise<void>;
}
interface Pyodide {
  unpackArchive: (data: ArrayBuffer, kind: string, where: { extractDir: string }) => void;
  pyimport: (module: string) => { begin: (...given: unknown[]) => Promise<SoloWorker> };
  runPython: (code: string) => unknown;
  registerJsModule: (name: string, module: object) => void;
  _module: { HEAPU8: Uint8Array };
}
interface Runtime {
  loadPyodide: (settings: object) => Promise<Pyodide>;
}

const ENGINE = "engine/";
const ARCHIVE = "engine/higgle.zip";
const FIRST_LINE = 1;

const tell = (message: FromWorker): void => postMessage(message);
const network = globalThis.fetch.bind(globalThis);
const ports = new Map<number, MessagePort>();
let lines = FIRST_LINE;
let running: Promise<SoloWorker> | null = null;

async function begin(base: string, list: FileList, pace: number): Promise<SoloWorker> {
  const wanted = list.files.filter((file) => file.name.startsWith(ENGINE));
  const loading = wanted.map(async (file) => {
    const answer = await load(base, list, file, (bytes, stored) =>
      tell({ type: "progress", name: file.name, bytes, stored }),
    );
    return [new URL(file.name, base).href, answer] as const;
  });
  const [rows, ...files] = await Promise.all([openRows(), ...loading]);
  const found = new Map(files);
  tell({ type: "loaded" });
  // Python's runtime asks for its files by their addresses; those that are here already are not asked for again.
  globalThis.fetch = (input, more) => {
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const answer = found.get(url);
    found.delete(url);
    return answer === undefined ? network(input, more) : Promise.resolve(answer);
  };
  const take = (name: string) => fetch(new URL(name, base).href);
  const indexURL = new URL(ENGINE, base).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as Runtime;
  const archive = await (await take(ARCHIVE)).arrayBuffer();
  const python = await loadPyodide({
    indexURL,
    lockFileContents: await (await take(`${ENGINE}pyodide-lock.json`)).text(),
    env: { HOME: "/home/pyodide" },
  });
  const folder = String(python.runPython("import site; site.getsitepackages()[0]"));
  python.unpackArchive(archive, "zip", { extractDir: folder });
  python.registerJsModule("higgle_kernel", {
    begin: (block: number) => kernel(() => python._module.HEAPU8.buffer, block),
  });
  const worker = await python
    .pyimport("higgle.solo.worker")
    .begin(rows?.write, rows?.read, rows?.clear, say, hang, pace);
  tell({ type: "ready", lasting: rows !== null });
  return worker;
}

const send = (line: number, message: LineMessage): void => ports.get(line)?.postMessage(message);
const say = (line: number, text: string): void => send(line, text);

function hang(line: number, closed: number): void {
  send(line, { closed });
  ports.get(line)?.close();
  ports.delete(line);
}

function fail(problem: unknown): void {
  const old = typeof WebAssembly !== "object" || problem instanceof WebAssembly.CompileError;
  const why = problem instanceof Broken ? problem.why : old ? "browser" : "engine";
  const at = problem instanceof Broken ? problem.at : 0;
  tell({ type: "failed", why, at, problem: String(problem) });
}

async function connect(worker: SoloWorker, code: string, seat: number, port: MessagePort): Promise<void> {
  const line = lines++;
  ports.set(line, port);
  await worker.connect(line, code, seat);
  port.onmessage = ({ data }: MessageEvent<LineMessage>) => {
    if (typeof data === "string") void worker.hear(line, data).catch(fail);
    else {
      ports.delete(line);
      void worker.close(line).catch(fail);
    }
  };
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if (data.type === "load") {
    running = begin(data.base, data.list, data.pace);
    running.catch(fail);
    return;
  }
  void running
    ?.then(async (worker) => {
      if (data.type === "connect") {
        if (port !== undefined) await connect(worker, data.code, data.seat, port);
        return;
      }
      const { id, method, path, language, body } = data;
      const answer = JSON.parse(await worker.answer(JSON.stringify({ method, path, language, body }))) as {
        status: number;
        body: string;
      };
      tell({ type: "answer", id, ...answer });
    })
    .catch(fail);
});

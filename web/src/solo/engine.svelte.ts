/** The engine of a page without a server: loads it, shows how far it is, and speaks with it as with a server. */
import { settings } from "../state/settings.svelte";
import type { Failure, FileList, FromWorker, LineMessage, ToWorker } from "./messages";

/** Whether this page has no server behind it. */
export const alone = document.documentElement.dataset.home === "browser";

const PLAYED = "higgle-solo-ready";
/** Whether the engine had never run on this device when the page was opened. */
export const first = alone && isNew();

function isNew(): boolean {
  try {
    return localStorage.getItem(PLAYED) === null;
  } catch {
    return true;
  }
}

export interface Part {
  name: "engine" | "games";
  bytes: number;
  size: number;
  stored: boolean;
}

interface Engine {
  /** `elsewhere`: another tab has the tables; `moved`: another tab has taken them over. */
  state: "idle" | "loading" | "starting" | "ready" | "failed" | "elsewhere" | "moved";
  parts: Part[];
  /** Why it failed, and after how many bytes. */
  why: Failure | "";
  at: number;
  /** Whether what is played is stored on this device. */
  lasting: boolean;
  /** Whether a new version waits. */
  renewed: boolean;
}

export const engine: Engine = $state({
  state: "idle",
  parts: [],
  why: "",
  at: 0,
  lasting: true,
  renewed: false,
});

const TABLES = "higgle-solo";
const PACE = "higgle-solo-pace";

/** The part of the engine that a file belongs to. */
const partOf = (name: string): Part["name"] => (name.endsWith("higgle.zip") ? "games" : "engine");

interface Asked {
  done: (answer: { status: number; body: string }) => void;
  failed: (problem: Error) => void;
}

let worker: Worker | null = null;
let ready: Promise<Worker> | null = null;
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
const asked = new Map<number, Asked>();
let number = 0;
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
const lines = new Set<PortLine>();

/** The engine once it runs; the first who asks starts it. */
function running(): Promise<Worker> {
  ready ??= start(false);
  return ready;
}

/** Start again after a failure, or take the tables over from another tab. */
export function startAgain(): void {
  worker?.terminate();
  ready = start(engine.state === "elsewhere" || engine.state === "moved");
}

async function start(take: boolean): Promise<Worker> {
  engine.state = "loading";
  engine.why = "";
  // Who waits is not told of a failure: whatever they asked is answered once the engine runs.
  if (!(await holdTables(take))) {
    engine.state = "elsewhere";
    return new Promise(() => undefined);
  }
  let list: FileList;
  try {
    list = await readList();
  } catch {
    return fail("line", 0);
  }
  const found = list.files.filter((file) => file.name.startsWith("engine/"));
  engine.parts = (["engine", "games"] as const).map((name) => ({
    name,
    bytes: 0,
    size: found.filter((file) => partOf(file.name) === name).reduce((sum, file) => sum + file.size, 0),
    stored: false,
  }));
  return run(list);
}

async function readList(): Promise<FileList> {
  const answer = await fetch(new URL("solo.json", document.baseURI));
  return (await answer.json()) as FileList;
}

function fail(why: Failure, at: number): Promise<Worker> {
  engine.state = "failed";
  engine.why = why;
  engine.at = at;
  ready = null;
  return new Promise(() => undefined);
}

function run(list: FileList): Promise<Worker> {
  return new Promise((done) => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the parts are drawn
    const bytes = new Map<string, number>();
    const made = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker = made;
    made.onerror = () => void fail("engine", 0);
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case "progress": {
          bytes.set(data.name, data.bytes);
          for (const part of engine.parts) {
            const own = [...bytes].filter(([name]) => partOf(name) === part.name);
            part.bytes = own.reduce((sum, [, count]) => sum + count, 0);
            if (partOf(data.name) === part.name) part.stored = data.stored;
          }
          return;
        }
        case "loaded":
          engine.state = "starting";
          return;
        case "ready":
          engine.state = "ready";
          engine.lasting = data.lasting;
          if (data.lasting) localStorage.setItem(PLAYED, "yes");
          done(made);
          void keep();
          return;
        case "failed":
          console.warn(data.problem);
          crash(data.why, data.at);
          return;
        case "answer":
          asked.get(data.id)?.done(data);
          asked.delete(data.id);
          return;
      }
    };
    const pace = Number(localStorage.getItem(PACE) ?? 1);
    tell(made, { type: "load", base: document.baseURI, list, pace });
  });
}

/** The engine has ended: whoever waits is refused, and lines are called again once it runs. */
function crash(why: Failure, at: number): void {
  const waiting = [...asked.values()];
  asked.clear();
  worker?.terminate();
  for (const { failed } of waiting) failed(new Error(why));
  for (const line of [...lines]) line.end(1006);
  void fail(why, at);
}

/** One tab has the tables; true if it is this one. */
async function holdTables(take: boolean): Promise<boolean> {
  if (!("locks" in navigator)) return true;
  return new Promise((settle) => {
    const how: LockOptions = take ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(TABLES, how, (lock) => {
        settle(lock !== null);
        return lock === null ? undefined : new Promise(() => undefined);
      })
      .catch(() => {
        worker?.terminate();
        ready = new Promise(() => undefined);
        engine.state = "moved";
      });
  });
}

/** Ask the browser to keep what is stored, and store the whole page for the time without a network. */
async function keep(): Promise<void> {
  if ("storage" in navigator) void navigator.storage.persist().catch(() => false);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const found = await navigator.serviceWorker.register("service-worker.js").catch(() => null);
  if (found === null) return;
  const look = () => {
    if (found.waiting !== null && found.active !== null) engine.renewed = true;
  };
  look();
  found.onupdatefound = () => {
    const fresh = found.installing;
    if (fresh !== null) fresh.onstatechange = look;
  };
}

/** Go over to the new version; what was played goes on there. */
export async function renew(): Promise<void> {
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  const found = await navigator.serviceWorker.getRegistration();
  if (found?.waiting) found.waiting.postMessage("take over");
  else location.reload();
}

function tell(to: Worker, message: ToWorker, ports: Transferable[] = []): void {
  to.postMessage(message, ports);
}

/** A request, as `fetch` would have sent it to a server. */
export async function answer(method: string, path: string, body: unknown): Promise<Response> {
  const to = await running();
  const id = number++;
  const text = body === undefined ? "" : JSON.stringify(body);
  const found = await new Promise<{ status: number; body: string }>((done, failed) => {
    asked.set(id, { done, failed });
    tell(to, { type: "request", id, method, path, language: settings.language, body: text });
  });
  return new Response(found.body, { status: found.status, headers: { "Content-Type": "application/json" } });
}

/** A line to a table of this device, which the link uses like a socket. */
export class PortLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private port: MessagePort | null = null;

  constructor(code: string, seat: number) {
    lines.add(this);
    void running().then((to) => this.open(to, code, seat));
  }

  private open(to: Worker, code: string, seat: number): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = (event: MessageEvent<LineMessage>) => {
      if (typeof event.data === "string") this.onmessage?.(event);
      else this.end(event.data.closed);
    };
    tell(to, { type: "connect", code, seat }, [port2]);
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    this.port?.postMessage(text);
  }

  close(): void {
    this.port?.postMessage({ closed: 1000 });
    this.port?.close();
    this.readyState = WebSocket.CLOSED;
    lines.delete(this);
  }

  /** The line has ended without us. */
  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.port?.close();
    this.readyState = WebSocket.CLOSED;
    lines.delete(this);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

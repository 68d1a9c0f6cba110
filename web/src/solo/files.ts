/** Loads the files of the engine, tells how far it is, and stores them for the next visit. */
import type { FileList, StoredFile } from "./messages";

export class Broken extends Error {
  constructor(
    readonly why: "line" | "damaged",
    readonly at: number,
    problem: string,
  ) {
    super(problem);
  }
}

const cacheName = (list: FileList): string => `higgle-solo-${list.version}`;

const KINDS: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };

/** Without https there is neither a store for files nor a way to check them. */
async function openCache(list: FileList): Promise<Cache | null> {
  try {
    return "caches" in globalThis ? await caches.open(cacheName(list)) : null;
  } catch {
    return null;
  }
}

async function isSound(bytes: Uint8Array<ArrayBuffer>, file: StoredFile): Promise<boolean> {
  if (bytes.length !== file.size) return false;
  if (!("subtle" in crypto)) return true;
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("") === file.hash;
}

async function receive(
  url: string,
  file: StoredFile,
  heard: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  let at = 0;
  try {
    const answer = await fetch(url, { cache: "no-cache" });
    if (!answer.ok || answer.body === null) throw new Error(`${file.name}: ${answer.status}`);
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return bytes.subarray(0, at);
      if (at + value.length > file.size) throw new Broken("damaged", at, file.name);
      bytes.set(value, at);
      at += value.length;
      heard(at);
    }
  } catch (problem) {
    throw problem instanceof Broken ? problem : new Broken("line", at, String(problem));
  }
}

/** A file as an answer to a request; `heard` is told how many bytes are here, and whether from the store. */
export async function load(
  base: string,
  list: FileList,
  file: StoredFile,
  heard: (bytes: number, stored: boolean) => void,
): Promise<Response> {
  const url = new URL(file.name, base).href;
  const cache = await openCache(list);
  const stored = await cache?.match(url);
  if (stored !== undefined) {
    heard(file.size, true);
    return stored;
  }
  const bytes = await receive(url, file, (count) => heard(count, false));
  if (!(await isSound(bytes, file))) throw new Broken("damaged", bytes.length, file.name);
  const kind = KINDS[file.name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const answer = new Response(bytes, { headers: { "Content-Type": kind } });
  // A full store is no reason not to play.
  await cache?.put(url, answer.clone()).catch(() => undefined);
  return answer;
}

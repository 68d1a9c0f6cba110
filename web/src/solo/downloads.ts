/** Links to files that a server would send: the worker writes them, and the browser saves them. */
import { answer } from "./engine.svelte";

const API = "api/";

async function save(path: string): Promise<void> {
  const found = await answer("GET", path, undefined);
  const name =
    path.split("/").at(-1) === "record" ? `higgle-${path.split("/")[1] ?? ""}.jsonl` : "higgle.json";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Let the worker answer every link of the page that saves a file. */
export function saveByWorker(): () => void {
  const base = new URL(API, document.baseURI);
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !link.hasAttribute("download") || !link.href.startsWith(base.href)) return;
    event.preventDefault();
    void save(link.href.slice(base.href.length));
  };
  document.addEventListener("click", click);
  return () => document.removeEventListener("click", click);
}

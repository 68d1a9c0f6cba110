/** Single letters do things at the table; off while typing, and off altogether if somebody prefers. */
import { tick } from "svelte";
import { settings } from "./settings.svelte";

const KEYS: Record<string, string> = {
  o: "offer",
  s: "signals",
  f: "buy",
  l: "log",
  t: "chat",
  d: "done",
  x: "out",
  "+": "bid",
  u: "undo",
};
let harvesting = false;

/** Press the control of a key; whether there is one. */
function press(key: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  found?.click();
  return found !== null;
}

/** Go to the first field that takes the bean, or from one of them to the next; Enter plants. */
function toField(): void {
  const fields = [...document.querySelectorAll<HTMLElement>(".here")];
  const now = fields.findIndex((field) => field === document.activeElement);
  fields[(now + 1) % fields.length]?.focus();
}

/** Answer a key that was pressed at the table. */
export function atKeys(event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest("input, textarea, select, dialog") != null) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) {
    if (harvesting) press(`harvest-${key}`);
    else document.querySelector<HTMLElement>(`.strip [data-place="${Number(key) - 1}"] button`)?.click();
  }
  harvesting = key === "h";
  if (key === "p") toField();
  if (key === "escape" && !press("drop")) press("leave");
  const name = KEYS[key];
  if (name !== undefined) {
    event.preventDefault();
    press(name);
    if (name === "offer") void tick().then(() => document.querySelector<HTMLElement>(".build .sort")?.focus());
  }
}

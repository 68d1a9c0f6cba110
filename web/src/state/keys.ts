/** Single letters do things at the table; off while typing, and off altogether if somebody prefers. */
import { tick } from "svelte";
import { hint } from "./hints";
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
  m: "place",
};
let harvesting = false;

/** The sheet on top, else the whole page: where keys do something now. */
const here = (): ParentNode => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;

/** Press the one thing to say yes to, if there is one only. */
function agree(): void {
  const found = [...here().querySelectorAll<HTMLButtonElement>(".yes")].filter(
    (one) => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true",
  );
  if (found.length === 1) found[0]?.click();
}

/** Press the control of a key; whether there is one. */
function press(key: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (found instanceof HTMLInputElement) found.focus();
  else found?.click();
  return found !== null;
}

/** Go from one of these to the next. */
function toNext(selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  const now = found.findIndex((one) => one === document.activeElement);
  found[(now + 1) % found.length]?.focus();
}

/** Who works with keys goes on in the offer that has just been opened. */
export function intoOffer(): void {
  void tick().then(() => document.querySelector<HTMLElement>(".build .sort")?.focus());
}

/** Answer a key that was pressed at the table. */
export function atKeys(event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest("input, textarea, select") != null) return;
  const key = event.key.toLowerCase();
  if (key === "g") {
    event.preventDefault();
    hint();
    return;
  }
  if (key === "y") {
    agree();
    return;
  }
  if (/^[1-9]$/.test(key) && !harvesting)
    here()
      .querySelector<HTMLElement>(`[data-digits] [data-place="${Number(key) - 1}"] button`)
      ?.click();
  if (target?.closest("dialog") != null) return;
  if (/^[1-9]$/.test(key) && harvesting) press(`harvest-${key}`);
  harvesting = key === "h";
  if (key === "p") toNext(".here");
  if (key === "j") toNext("article.offer");
  if (key === "escape" && !press("drop")) press("leave");
  const name = KEYS[key];
  if (name !== undefined) {
    event.preventDefault();
    press(name);
    if (name === "offer") intoOffer();
  }
}

/** Who cannot be reached, why, and when a bot steps in. */
import { createSubscriber } from "svelte/reactivity";
import { t } from "../speech.svelte";
import type { AtTable } from "./table.svelte";

const SECOND = 1000;
const tick = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** One line about somebody who is away; nothing about those who are there. */
export function absence(at: AtTable, seat: number): string {
  const who = at.link.table?.seats[seat];
  if (who?.kind !== "person" || !who.away || at.scene.over) return "";
  const why = t(`away-${who.away}`);
  if (!who.until) return why;
  tick();
  const left = Math.ceil(who.until - Date.now() / SECOND - at.link.ahead);
  if (left <= 0) return why;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return t("away-bot-in", { why, time });
}

/** Tell the table when the page of a phone is out of sight: it may sleep. */
export function tellWhenHidden(at: AtTable): () => void {
  if (!matchMedia("(pointer: coarse)").matches) return () => undefined;
  const tell = () => void at.link.ask({ type: "hidden", on: document.hidden });
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

/** What somebody would most likely give for a card, from what lies open and from what all have signalled. */
import type { BohnanzaModel } from "./model.svelte";

const MOST = 4;

/** The sorts that I may have agreed on with a partner, the likeliest first. */
export function likely(model: BohnanzaModel, seat: number): number[] {
  const { at } = model;
  const wish = (who: number) => at.link.signals.find((signal) => signal.seat === who);
  const grown = model.fields(at.near).flatMap((field) => field.cards.slice(0, 1));
  const useful = [...grown, ...(wish(at.near)?.want ?? [])];
  const offered = [...(wish(seat)?.give ?? []), ...(seat === model.active ? model.turnedUp : [])];
  const both = offered.filter((sort) => useful.includes(sort));
  return [...new Set([...both, ...offered, ...useful])].filter((sort) => sort > 0).slice(0, MOST);
}

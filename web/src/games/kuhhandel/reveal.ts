/** A cow trade that was answered just now, as far as the reader saw it. */
import type { SchemaSeenEvent, SchemaHappened } from "../../generated/wire";
import type { AtTable } from "../../state/table.svelte";
import { numberOf } from "../telling";
import { MONEY } from "./cards";

export interface Side {
  seat: number;
  /** The money laid, 0 for a back; nothing where not even the backs are seen. */
  cards: number[];
  /** What it is worth, for who saw the faces. */
  sum: number | null;
}

export interface Reveal {
  /** Who opened the trade, then the partner. */
  sides: [Side, Side];
  accepted: boolean;
  /** Which round was a tie; 0 for none. */
  tied: number;
  /** What changed its owner; nothing after the first tie. */
  moved: { taker: number; species: number; count: number } | null;
  /** Who laid more, as the table says. */
  higher: number;
  species: number;
}

const ANSWERS = ["money_accepted", "money_countered"];

/** The last answered cow trade among these steps, if there is one. */
export function revealed(at: AtTable, steps: SchemaHappened[]): Reveal | null {
  const events =
    steps.findLast((step) => step.events?.some((event) => ANSWERS.includes(event.name)))?.events ?? [];
  const answer = events.find((event) => ANSWERS.includes(event.name));
  if (answer === undefined) return null;
  const opener = numberOf(answer, "partner");
  const accepted = answer.name === "money_accepted";
  const paid = accepted ? answer : events.find((event) => event.name === "money_swapped");
  const tie = events.find((event) => event.name === "trade_tied");
  const move = events.find((event) => event.name === "animals_moved");
  return {
    sides: [laid(at, opener, paid), laid(at, answer.seat, accepted ? undefined : paid)],
    accepted,
    tied: tie === undefined ? 0 : numberOf(tie, "round"),
    moved:
      move === undefined
        ? null
        : { taker: move.seat, species: numberOf(move, "card"), count: numberOf(move, "count") },
    higher: move === undefined ? -1 : numberOf(move, "higher"),
    species: numberOf(answer, "card"),
  };
}

/** What a seat laid: the cards that left its offer. */
export function laid(at: AtTable, seat: number, paid: SchemaSeenEvent | undefined): Side {
  const moves = (paid?.moves ?? []).filter(([, source]) => {
    const pile = at.link.layout[source];
    return pile?.name === "offer" && pile.owner === seat;
  });
  const cards = moves.map(([card]) => card).sort((one, other) => other - one);
  const seen = cards.length > 0 && !cards.includes(0);
  return { seat, cards, sum: seen ? cards.reduce((sum, card) => sum + (MONEY[card] ?? 0), 0) : null };
}

/** A cow trade that was answered just now, as far as the reader saw it. */
import type { SchemaSeenEvent, SchemaHappened } from "../../generated/wire";
import type { AtTable } from "../../state/table.svelte";
import { numberOf } from "../telling";
import { t } from "../../speech.svelte";
import { MONEY } from "./cards";

/** So many cards that are all zeros are a story to tell. */
export const MANY = 4;

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
  /** How many cards bought a pedigree that I sold unseen; 0 for a cow trade. */
  sold: number;
}

const ANSWERS = ["money_accepted", "money_countered"];

/** What these steps have shown somebody and is to be read: a cow trade, or the pay for a pedigree. */
export function revealed(at: AtTable, steps: SchemaHappened[]): Reveal | null {
  return trade(at, steps) ?? paidUnseen(at, steps);
}

/** The last answered cow trade among these steps, if there is one. */
function trade(at: AtTable, steps: SchemaHappened[]): Reveal | null {
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
    sold: 0,
  };
}

/** What I got for a pedigree that I sold unseen, if that has just happened. */
function paidUnseen(at: AtTable, steps: SchemaHappened[]): Reveal | null {
  const event = steps
    .flatMap((step) => step.events ?? [])
    .findLast((one) => one.name === "pedigree_sold" && numberOf(one, "auctioneer") === at.you);
  if (event === undefined || at.you === null) return null;
  const species = numberOf(event, "card");
  return {
    sides: [money(at, event), { seat: at.you, cards: [], sum: null }],
    accepted: true,
    tied: 0,
    moved: { taker: event.seat, species, count: 1 },
    higher: -1,
    species,
    sold: numberOf(event, "count"),
  };
}

/** The money that moved in an event, as its payer laid it. */
export function money(at: AtTable, event: SchemaSeenEvent): Side {
  const cards = event.moves
    .filter(([, source]) => at.link.layout[source]?.family === "money")
    .map(([card]) => card)
    .sort((one, other) => other - one);
  return { seat: event.seat, cards, sum: sumOf(cards) };
}

/** What cards are worth, for who sees all their faces. */
const sumOf = (cards: number[]): number | null =>
  cards.length > 0 && !cards.includes(0) ? cards.reduce((sum, card) => sum + (MONEY[card] ?? 0), 0) : null;

/** What cards that were paid unseen are to be told as: all zeros, or one by one. */
export function cardsTold({ cards, sum }: Side): string {
  if (sum === null) return "";
  return sum === 0 && cards.length >= MANY
    ? t("zeros", { count: cards.length })
    : t("log-cards-were", { cards: cards.map((card) => MONEY[card] ?? 0).join(" + ") });
}

/** What a seat laid: the cards that left its offer. */
export function laid(at: AtTable, seat: number, paid: SchemaSeenEvent | undefined): Side {
  const moves = (paid?.moves ?? []).filter(([, source]) => {
    const pile = at.link.layout[source];
    return pile?.name === "offer" && pile.owner === seat;
  });
  const cards = moves.map(([card]) => card).sort((one, other) => other - one);
  return { seat, cards, sum: sumOf(cards) };
}

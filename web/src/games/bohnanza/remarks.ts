/** Table talk in set phrases: calls for offers, promises, debts and why an offer was declined. It binds nobody. */
import { t } from "../../speech.svelte";
import { QUICK, type AtTable } from "../../state/table.svelte";
import type { SchemaSeenEvent, SchemaHappened, SchemaWord } from "../../generated/wire";
import { listOf, numberOf } from "../telling";
import { pactWord } from "../../parts/pacts";
import type { OpenOffer } from "./offers";
import { beansWord } from "./words";

/** Why an offer was declined, as people say it. */
export const REASONS = ["not_now", "too_little", "no_room", "keeps", "later"] as const;

export interface Deal {
  offer: number;
  maker: number;
  partner: number;
  gave: number[];
  got: number[];
}

/** The deal that an event tells of. */
export function dealOf(event: SchemaSeenEvent): Deal | null {
  if (event.name !== "dealt") return null;
  return {
    offer: numberOf(event, "offer"),
    maker: event.seat,
    partner: numberOf(event, "partner"),
    gave: listOf(event, "gave"),
    got: listOf(event, "got"),
  };
}

/** What one seat handed to another in a deal; without the other, to anybody. */
export function handed(deal: Deal, from: number, to?: number): number[] {
  if (deal.maker === from && (to === undefined || deal.partner === to)) return deal.gave;
  return deal.partner === from && (to === undefined || deal.maker === to) ? deal.got : [];
}

/** The log without the actions that an undo took back: they never were, and their offers' numbers are given again. */
export function standing(log: SchemaHappened[]): SchemaHappened[] {
  const stands: SchemaHappened[] = [];
  for (const step of log) {
    for (let left = step.undone ?? 0; left > 0; left--) {
      const last = stands.findLastIndex((one) => one.what === "act");
      if (last >= 0) stands.splice(last, 1);
    }
    stands.push(step);
  }
  return stands;
}

const isEvent = (step: SchemaHappened, name: string): boolean =>
  (step.events ?? []).some((event) => event.name === name);

/** The calls for offers that stand: the last of every seat in this turn, until a deal has answered it. */
export function callsOf(at: AtTable): SchemaWord[] {
  const { remarks } = at.link;
  const log = standing(at.link.log);
  const began = turnBegan(at);
  const last = new Map(
    remarks.filter((word) => word.phrase === "call" && word.seq >= began).map((word) => [word.seat, word]),
  );
  const since = log.filter((step) => step.seq > began && isEvent(step, "dealt"));
  const answered = (call: SchemaWord) =>
    since.some(
      (step) =>
        step.seq > call.seq &&
        (step.events ?? []).some((event) => {
          const deal = dealOf(event);
          if (deal === null) return false;
          const got = deal.maker === call.seat ? deal.got : deal.partner === call.seat ? deal.gave : [];
          return (
            handed(deal, call.seat).some((sort) => call.give.includes(sort)) ||
            got.some((sort) => call.get.includes(sort))
          );
        }),
    );
  return [...last.values()].filter((call) => call.give.length + call.get.length > 0 && !answered(call));
}

/** What the maker of an offer promises to give later; a bot promises to a seat, with any offer of this turn. */
export function promiseOf(at: AtTable, offer: { id: number; maker: number; to: number[] }): number[] {
  const made = stepOf(at, "offered", offer.id, offer.maker)?.seq ?? 0;
  const began = turnBegan(at);
  const found = at.link.remarks.findLast(
    (word) =>
      word.phrase === "promise" &&
      word.seat === offer.maker &&
      ((word.offer === offer.id && word.seq >= made) ||
        (word.offer === 0 && word.seq >= began && word.to != null && offer.to.includes(word.to))),
  );
  return found?.give ?? [];
}

/** What was said about an offer since a seat declined it. */
function sinceDeclined(at: AtTable, offer: number, seat: number): SchemaWord[] {
  const declined = stepOf(at, "declined", offer, seat)?.seq ?? 0;
  return at.link.remarks.filter((word) => word.offer === offer && word.seq >= declined);
}

/** Whether somebody has asked a seat why it declined an offer. */
export const askedWhy = (at: AtTable, offer: number, seat: number): boolean =>
  sinceDeclined(at, offer, seat).some((word) => word.phrase === "why" && word.to === seat);

/** Whether somebody has asked a seat so, and has got no answer. */
export const asksWhy = (at: AtTable, offer: number, seat: number | null): boolean =>
  seat !== null && askedWhy(at, offer, seat) && reasonOf(at, offer, seat) === "";

/** The step of the log in which an offer was made, or in which a seat declined it or chose what it leaves open. */
export function stepOf(
  at: AtTable,
  name: "offered" | "declined" | "chosen",
  offer: number,
  seat: number,
): SchemaHappened | undefined {
  return standing(at.link.log).findLast((step) =>
    (step.events ?? []).some(
      (event) => event.name === name && event.seat === seat && numberOf(event, "offer") === offer,
    ),
  );
}

/** The offers of this turn that I have declined, gone or not, as they were told; the last one at the end. */
export function declinedOf(at: AtTable): OpenOffer[] {
  const offers = new Map<number, OpenOffer>();
  const refused = new Map<number, OpenOffer>();
  const began = turnBegan(at);
  const events = standing(at.link.log)
    .filter((step) => step.seq >= began)
    .flatMap((step) => step.events ?? []);
  for (const event of events) {
    const id = numberOf(event, "offer");
    if (event.name === "offered")
      offers.set(id, {
        id,
        maker: event.seat,
        hand: listOf(event, "hand"),
        open: listOf(event, "open"),
        want: listOf(event, "want"),
        to: listOf(event, "to"),
        answers: numberOf(event, "answers"),
        accepted: [],
        declined: at.you === null ? [] : [at.you],
        stored: listOf(event, "stored"),
        instead: cut(listOf(event, "instead")),
        takes: [],
        take: numberOf(event, "take"),
        give: numberOf(event, "give"),
        either: numberOf(event, "either"),
        both: numberOf(event, "both"),
      });
    const told = offers.get(id);
    if (event.seat !== at.you || told === undefined) continue;
    if (event.name === "accepted" || event.name === "declined") refused.delete(id);
    if (event.name === "declined") refused.set(id, told);
  }
  return [...refused.values()];
}

/** Several lists that were told as one, with a 0 between them. */
export function cut(told: number[]): number[][] {
  const lists: number[][] = told.length === 0 ? [] : [[]];
  for (const card of told)
    if (card === 0) lists.push([]);
    else lists.at(-1)?.push(card);
  return lists;
}

/** The step with which this turn began. */
export const turnBegan = (at: AtTable): number =>
  standing(at.link.log).findLast((step) => isEvent(step, "turn_began"))?.seq ?? at.link.log[0]?.seq ?? 0;

/** Why somebody declined an offer; nothing if they did not say. */
export function reasonOf(at: AtTable, offer: number, seat: number): string {
  const word = sinceDeclined(at, offer, seat).findLast(
    (one) => one.seat === seat && REASONS.some((reason) => reason === one.phrase),
  );
  return word === undefined ? "" : reasonWord(word.phrase);
}
export const reasonWord = (phrase: string): string => t(`reason-${phrase.replaceAll("_", "-")}`);

/** What is promised, as it is said: `2 red beans next turn`, `peace for 2 rounds`. */
function promiseWord(word: SchemaWord): string {
  if (word.phrase === "promise") return t("promise-next-turn", { cards: beansWord(word.give) });
  const about = word.what === "peace" ? "new-peace" : (word.what ?? "");
  return pactWord(about, word.give, word.rounds ?? 0, beansWord);
}

/** A remark as a sentence, for somebody who listens. */
export function remarkWord(at: AtTable, word: SchemaWord): string {
  const name = at.name(word.seat);
  if (word.phrase === "call") {
    if (word.give.length > 0) return t("call-give-sentence", { name, cards: beansWord(word.give) });
    return word.get.length > 0 ? t("call-get-sentence", { name, cards: beansWord(word.get) }) : "";
  }
  if (word.phrase === "promise" || word.phrase === "pact")
    return t("promise-told", { name, to: at.name(word.to ?? -1), what: promiseWord(word) });
  if (word.phrase === "why") return word.to === at.you ? t("why-asked", { name }) : "";
  return word.phrase === "settled" || QUICK.some((one) => one === word.phrase)
    ? ""
    : `${name}: ${reasonWord(word.phrase)}.`;
}

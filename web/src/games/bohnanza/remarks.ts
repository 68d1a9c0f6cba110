/** Table talk in set phrases: calls for offers, promises, debts and why an offer was declined. It binds nobody. */
import { t } from "../../speech.svelte";
import type { AtTable } from "../../state/table.svelte";
import type { SchemaEvent, SchemaHappened, SchemaWord } from "../../wire";
import { numbersOf } from "../telling";
import { beansWord } from "./words";

/** Why an offer was declined, as people say it. */
export const REASONS = ["not_now", "too_little", "later"] as const;

export interface Deal {
  offer: number;
  maker: number;
  partner: number;
  gave: number[];
  got: number[];
}

const list = (numbers: number | number[] | undefined): number[] => [numbers ?? []].flat();

/** The deal that an event tells of. */
export function dealOf(game: string, event: SchemaEvent): Deal | null {
  if (event.name !== "dealt") return null;
  const { offer, partner, gave, got } = numbersOf(game, event);
  return { offer: Number(offer), maker: event.seat, partner: Number(partner), gave: list(gave), got: list(got) };
}

/** What one seat handed to another in a deal; without the other, to anybody. */
export function handed(deal: Deal, from: number, to?: number): number[] {
  if (deal.maker === from && (to === undefined || deal.partner === to)) return deal.gave;
  return deal.partner === from && (to === undefined || deal.maker === to) ? deal.got : [];
}

/** Whether all of these cards are among those. */
export const covers = (cards: number[], wanted: number[]): boolean =>
  wanted.every((sort) => cards.filter((card) => card === sort).length >= wanted.filter((other) => other === sort).length);

const isEvent = (step: SchemaHappened, name: string): boolean => (step.events ?? []).some((event) => event.name === name);

/** The calls for offers that stand: the last of every seat in this turn, until a deal has answered it. */
export function callsOf(at: AtTable): SchemaWord[] {
  const { log, remarks } = at.link;
  const began = log.findLast((step) => isEvent(step, "turn_began"))?.seq ?? log[0]?.seq ?? 0;
  const last = new Map(remarks.filter((word) => word.phrase === "call" && word.seq >= began).map((word) => [word.seat, word]));
  const since = log.filter((step) => step.seq > began && isEvent(step, "dealt"));
  const answered = (call: SchemaWord) =>
    since.some(
      (step) =>
        step.seq > call.seq &&
        (step.events ?? []).some((event) => {
          const deal = dealOf(at.view.game, event);
          if (deal === null) return false;
          const got = deal.maker === call.seat ? deal.got : deal.partner === call.seat ? deal.gave : [];
          return handed(deal, call.seat).some((sort) => call.give.includes(sort)) || got.some((sort) => call.get.includes(sort));
        }),
    );
  return [...last.values()].filter((call) => call.give.length + call.get.length > 0 && !answered(call));
}

/** What the maker of an offer promises to give later. */
export const promiseOf = (remarks: SchemaWord[], offer: { id: number; maker: number }): number[] =>
  remarks.findLast((word) => word.phrase === "promise" && word.offer === offer.id && word.seat === offer.maker)?.give ?? [];

/** What is owed since a deal, until one of the two says that it is settled. */
export function debtsOf(remarks: SchemaWord[]): SchemaWord[] {
  const settled = (debt: SchemaWord) =>
    remarks.some((word) => word.phrase === "settled" && word.offer === debt.offer && (word.seat === debt.seat || word.seat === debt.to));
  return remarks.filter((word) => word.phrase === "owes" && word.to != null && word.to !== word.seat && !settled(word));
}

/** Why somebody declined an offer; nothing if they did not say. */
export function reasonOf(remarks: SchemaWord[], offer: number, seat: number): string {
  const word = remarks.findLast((one) => one.offer === offer && one.seat === seat && (REASONS as readonly string[]).includes(one.phrase));
  return word === undefined ? "" : reasonWord(word.phrase);
}
export const reasonWord = (phrase: string): string => t(`reason-${phrase.replaceAll("_", "-")}`);

/** A remark as a sentence, for somebody who listens. */
export function remarkWord(at: AtTable, word: SchemaWord): string {
  const name = at.name(word.seat);
  if (word.phrase === "call") {
    if (word.give.length > 0) return t("call-give-sentence", { name, cards: beansWord(word.give) });
    return word.get.length > 0 ? t("call-get-sentence", { name, cards: beansWord(word.get) }) : "";
  }
  if (word.phrase === "promise" || word.phrase === "owes") return t("promise-sentence", { name, cards: beansWord(word.give) });
  return word.phrase === "settled" ? "" : `${name}: ${reasonWord(word.phrase)}.`;
}

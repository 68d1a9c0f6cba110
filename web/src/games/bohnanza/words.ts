/** Beans in words. */
import { knows, listed, t } from "../../speech.svelte";
import { beanOf } from "./beans";

/** The short name that fits on a card: `Blue`. */
export const beanWord = (code: number): string =>
  code === 0 ? t("bean-hidden") : t(`short-${beanOf(code).name}`);

/** A shorter name for narrow cards, where the short one is too long. */
export function tinyWord(code: number): string {
  const id = `short-${beanOf(code).name}.tiny`;
  return knows(id) ? t(id) : beanWord(code);
}

/** The cards sorted into kinds with their numbers. */
export function counted(cards: number[]): { sort: number; count: number }[] {
  const sorts = [...new Set(cards)];
  return sorts.map((sort) => ({ sort, count: cards.filter((card) => card === sort).length }));
}

/** Some beans of a sort: `3 Blue beans`. */
export const manyWord = (sort: number, n: number): string =>
  sort === 0 ? `${n} × ${beanWord(sort)}` : t(`bean-${beanOf(sort).name}.count`, { n });

/** Cards as people say them: `2 Blue beans and Red`. */
export function beansWord(cards: number[]): string {
  const words = counted(cards).map(({ sort, count }) =>
    count === 1 ? beanWord(sort) : manyWord(sort, count),
  );
  return words.length === 0 ? t("nothing") : listed(words);
}

/** Cards among which somebody chooses: `Red or 2 Blue beans`. */
export const eitherWord = (choices: number[][]): string =>
  choices.map(beansWord).reduce((cards, others) => t("cards-or", { cards, others }));

/** So many of some cards, of somebody's choice. */
const partWord = (some: number, cards: string): string =>
  some === 0 ? cards : t("cards-any", { n: some, cards });

/** What an offer asks for, with what it leaves to who answers; -1 is all of a sort. */
export function askedWord(offer: { want: number[]; instead: number[][]; give: number }): string {
  if (offer.give < 0) return t(`bean-${beanOf(offer.want[0] ?? 0).name}.all`);
  return partWord(offer.give, eitherWord([offer.want, ...offer.instead]));
}

/** What an offer gives; what comes out of a store is named as such. */
export function givenWord({
  hand,
  open,
  stored = [],
  take = 0,
}: {
  hand: number[];
  open: number[];
  stored?: number[];
  take?: number;
}): string {
  const rest = [...hand, ...open];
  for (const sort of stored) rest.splice(rest.lastIndexOf(sort), 1);
  const store = stored.length > 0 ? [t("from-store", { cards: beansWord(stored) })] : [];
  const all =
    store.length === 0 ? beansWord(rest) : listed([...(rest.length > 0 ? [beansWord(rest)] : []), ...store]);
  return partWord(take, all);
}

/** What a field's meter says: the steps, for a listener. */
export const stepsWord = (steps: number[]): string =>
  listed(steps.flatMap((cards, at) => (cards > 0 ? [t("meter-step", { cards, thalers: at + 1 })] : [])));

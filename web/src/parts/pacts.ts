/** What is owed, in a sentence: cards of a deal, or a promise about later turns. */
import type { SchemaDebt } from "../generated/wire";
import { t } from "../speech.svelte";
import type { AtTable } from "../state/table.svelte";

/** `You promised Mila: the next 1 blue bean`; `word` names cards. */
export function owed(at: AtTable, debt: SchemaDebt, word: (cards: number[]) => string): string {
  const cards = word(debt.give);
  const what = debt.what ?? "";
  return t("debt", {
    from: debt.by === at.you ? "you" : "other",
    to: debt.to === at.you ? "you" : "other",
    name: at.name(debt.by),
    partner: at.name(debt.to),
    cards: what === "" ? cards : pactWord(what, debt.give, debt.rounds ?? 0, word),
  });
}

/** What a pact is about: `the next Blue`, `no bid on the Cow`, `peace for 2 rounds`. */
export const pactWord = (
  about: string,
  give: number[],
  rounds: number,
  word: (cards: number[]) => string,
): string =>
  t(`pact-${about.replace("_", "-")}`, {
    cards: word(give),
    card: word(give.slice(0, 1)),
    count: give.length,
    rounds,
  });

/** Sentences of the narrator in the reader's language, and what the cards of a game are called. */
import type { SchemaSeenEvent, SchemaSentence } from "../generated/wire";
import { gameNames, knows, listed, t, type GameNames } from "../speech.svelte";
import { NAME_CLOSE, NAME_OPEN, type AtTable } from "../state/table.svelte";

type Words = SchemaSentence["words"][string];

/** A game that the page has no words for names nothing, and its cards lie face down. */
const SILENT: GameNames = { kinds: {}, cards: {}, clauses: "" };

const namesOf = (game: string): GameNames => gameNames()[game] ?? SILENT;

/** A number that an event tells. */
export function numberOf(event: SchemaSeenEvent, name: string): number {
  const found = event.fields[name];
  return typeof found === "number" ? found : 0;
}

/** A list of numbers that an event tells. */
export function listOf(event: SchemaSeenEvent, name: string): number[] {
  const found = event.fields[name];
  return Array.isArray(found) ? found : [];
}

function cardId(game: string, family: string, code: number): string {
  return code === 0 ? "card-down" : (namesOf(game).cards[family]?.[code] ?? "card-down");
}

/** What a card of a family is called. */
export function cardWord(game: string, family: string, code: number): string {
  const id = cardId(game, family, code);
  return knows(id) ? t(id) : id;
}

/** Cards by name, each with its number. */
export function cardsWord(game: string, family: string, codes: number[]): string {
  const words = [...new Set(codes)].flatMap((code) => {
    const count = codes.filter((other) => other === code).length;
    const id = cardId(game, family, code);
    if (knows(`${id}.count`)) return [t(`${id}.count`, { n: count })];
    return Array<string>(count).fill(cardWord(game, family, code));
  });
  return words.length === 0 ? t("nothing") : listed(words);
}

/** A part of an action, as its name says how to read it. */
export function partWord(at: AtTable, name: string, value: number | number[]): string {
  const game = at.view.game;
  const { kinds, cards } = namesOf(game);
  const kind = kinds[name] ?? "";
  if (kind in cards) return Array.isArray(value) ? cardsWord(game, kind, value) : cardWord(game, kind, value);
  if (Array.isArray(value)) return listed(value.map((one) => partWord(at, name, one)));
  if (kind === "seat") return value >= 0 ? plainName(at, value) : "";
  return String(kind === "place" ? value + 1 : value);
}
const plainName = (at: AtTable, seat: number) =>
  at.called(seat).replaceAll(NAME_OPEN, "").replaceAll(NAME_CLOSE, "");

/** The sentence of an event; nothing where the catalogue has none. */
export function sentence(at: AtTable, event: SchemaSeenEvent): string {
  return event.sentence ? tellSentence(at, event.sentence) : "";
}

/** A message of the catalogue with its words, in the reader's language. */
export function tellSentence(at: AtTable, { message, words }: SchemaSentence): string {
  return t(
    message,
    Object.fromEntries(Object.entries(words).map(([name, word]) => [name, spoken(at, word)])),
  );
}

function spoken(at: AtTable, word: Words): string | number {
  if (typeof word === "number") return word;
  if (Array.isArray(word))
    return word.length === 0 ? t("nothing") : listed(word.map((one) => String(spoken(at, one))));
  if (word.type === "seat") return word.seat >= 0 ? at.called(word.seat) : "";
  if (word.type === "card") return cardWord(at.view.game, word.family, word.card);
  return cardsWord(at.view.game, word.family, word.cards);
}

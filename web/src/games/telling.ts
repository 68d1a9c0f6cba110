/** An event as a sentence of the catalogue, in any game: the numbers are read as the game names them. */
import { knows, listed, t } from "../speech.svelte";
import { NAME_CLOSE, NAME_OPEN, type AtTable } from "../state/table.svelte";
import tongue from "../generated/tongue";
import type { SchemaEvent } from "../generated/wire";

interface Tongue {
  events: Record<string, readonly string[]>;
  kinds: Record<string, string>;
  cards: Record<string, readonly string[]>;
}

/** A game that the page has no words for says nothing of its events, and its cards lie face down. */
const SILENT: Tongue = { events: {}, kinds: {}, cards: {} };

export const tongueOf = (game: string): Tongue => (tongue as Record<string, Tongue>)[game] ?? SILENT;

/** The numbers of an event by their names. */
export function numbersOf(game: string, event: SchemaEvent): Record<string, number | number[]> {
  const found: Record<string, number | number[]> = {};
  let rest = event.numbers ?? [];
  for (const name of tongueOf(game).events[event.name] ?? []) {
    const [first = 0] = rest;
    if (name.endsWith("[]")) {
      found[name.slice(0, -2)] = rest.slice(1, 1 + first);
      rest = rest.slice(1 + first);
    } else {
      found[name] = first;
      rest = rest.slice(1);
    }
  }
  return found;
}

/** What a card of a family is called. */
export function cardWord(game: string, family: string, code: number): string {
  const id = code === 0 ? "card-down" : (tongueOf(game).cards[family]?.[code] ?? "card-down");
  return knows(id) ? t(id) : id;
}

/** Cards by name, each with its number. */
export function cardsWord(game: string, family: string, codes: number[]): string {
  const words = [...new Set(codes)].flatMap((code) => {
    const count = codes.filter((other) => other === code).length;
    const id = code === 0 ? "card-down" : (tongueOf(game).cards[family]?.[code] ?? "card-down");
    if (knows(`${id}.count`)) return [t(`${id}.count`, { n: count })];
    return Array<string>(count).fill(knows(id) ? t(id) : id);
  });
  return words.length === 0 ? t("nothing") : listed(words);
}

/** A number of an event or an action, as its name says how to read it. */
export function partWord(at: AtTable, name: string, value: number | number[]): string {
  return String(word(at, name, value))
    .replaceAll(NAME_OPEN, "")
    .replaceAll(NAME_CLOSE, "");
}

function word(at: AtTable, name: string, number: number | number[]): string | number {
  const game = at.view.game;
  const { kinds, cards } = tongueOf(game);
  const kind = kinds[name] ?? "";
  if (kind in cards)
    return Array.isArray(number) ? cardsWord(game, kind, number) : cardWord(game, kind, number);
  if (Array.isArray(number)) return listed(number.map((one) => String(word(at, name, one))));
  if (kind === "seat") return number >= 0 ? at.called(number) : "";
  return kind === "place" ? number + 1 : number;
}

/** Which sentence tells an event: my deed, what somebody did with me, or that of others. */
function saying(at: AtTable, event: SchemaEvent, numbers: Record<string, number | number[]>): string {
  const { kinds } = tongueOf(at.view.game);
  const withMe = Object.entries(numbers).some(
    ([name, number]) => kinds[name] === "seat" && number === at.you,
  );
  const mine = `${event.seat === at.you ? "" : "to-"}you-${event.name.replaceAll("_", "-")}`;
  return (event.seat === at.you || withMe) && knows(mine) ? mine : `event-${event.name}`;
}

/** The sentence of an event; nothing where the catalogue has none. */
export function sentence(at: AtTable, event: SchemaEvent): string {
  const game = at.view.game;
  const numbers = numbersOf(game, event);
  const id = saying(at, event, numbers);
  if (!knows(id)) return "";
  const words: Record<string, string | number> = {
    player: event.seat >= 0 ? at.called(event.seat) : "",
    cards: moved(at, event),
  };
  for (const [name, number] of Object.entries(numbers)) words[name] = word(at, name, number);
  if ("hand" in numbers && "open" in numbers) {
    words.give = cardsWord(game, "bean", [numbers.hand, numbers.open].flat());
  }
  return t(id, words);
}

/** The cards that moved, as far as their faces were seen. */
function moved(at: AtTable, event: SchemaEvent): string {
  const family = at.link.layout[event.moves?.[0]?.[1] ?? -1]?.family ?? "";
  return cardsWord(
    at.view.game,
    family,
    (event.moves ?? []).map(([card]) => card),
  );
}

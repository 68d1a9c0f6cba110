/** What the client needs to know about a game to show it; everything else is shared. */
import type { Component } from "svelte";
import type { AtTable } from "../state/table.svelte";
import type { SchemaSeenEvent, SchemaGameAction } from "../generated/wire";

export interface Phase {
  name: string;
  now: boolean;
  past: boolean;
}

/** What happened, as a sentence; the icon is for the replay. */
export interface Told {
  text: string;
  /** Worth a jump in the replay. */
  kind: "" | "trade" | "harvest" | "gift" | "auction" | "battle";
}

export interface GameClient {
  Board: Component<Record<string, never>>;
  /** The phases of a turn, where there are any. */
  phases(at: AtTable): Phase[];
  /** How many cards are left and how often they may still run out. */
  left(at: AtTable): { cards: number; about: string } | null;
  /** An event as a sentence for the log; nothing when there is nothing to say. */
  tell(at: AtTable, event: SchemaSeenEvent): Told | null;
  /** An action as people say it, for the list of what I may do. */
  deed(at: AtTable, action: SchemaGameAction): string;
  /** The forms of action that have a control of their own. */
  known: string[];
  /** The keys that do something on this board, besides those of log and chat. */
  keys: string[];
  /** The pile of discarded cards, where it lies face up and may be looked through. */
  Discard?: Component<Record<string, never>>;
  /** Whether a coach knows the game. */
  coached?: boolean;
  /** My best deal and my dearest, after the game. */
  Afterwards?: Component<Record<string, never>>;
  /** The rows of the score, where its parts are not simply added. */
  Scores?: Component<{ seats: number[]; money: number[]; winners: number[] }>;
  /** Steps that are no deeds of the game and said so often that the log leaves them out. */
  unlogged?: string[];
  /** The piles of which a seat may show cards, and the form of action that does it. */
  shows?: {
    form: string;
    piles: { name: string; faces: boolean }[];
    word(card: number, family: string): string;
  };
  /** The promises about later turns that mean something here, and the cards they may be about. */
  pacts?: {
    kinds: ("next" | "no_bid" | "peace")[];
    family: string;
    cards(at: AtTable): number[];
    word(cards: number[]): string;
  };
  /** A card that flies over the table; its face as a component's props. */
  Flying: Component<{ card: number; family: string; width: number }>;
}

const plain = async (): Promise<GameClient> => (await import("./plain")).default;

const GAMES: Record<string, () => Promise<GameClient>> = {
  bohnanza: async () => (await import("./bohnanza")).default,
  "bohnanza-plus": async () => (await import("./plus")).default,
  "high-bohn": async () => (await import("./high-bohn")).default,
  bohnaparte: async () => (await import("./bohnaparte")).default,
  kuhhandel: async () => (await import("./kuhhandel")).default,
};

/** The client of a game, read when somebody plays it; a game without one of its own has the plain one. */
export function gameClient(game: string): Promise<GameClient> {
  return (GAMES[game] ?? plain)();
}

const wordOf = (value: unknown) => (Array.isArray(value) ? value.join(" ") : String(value));

/** An action in words when nothing better is known: `buy field 3`. */
export function plainDeed(action: SchemaGameAction): string {
  const parts = Object.entries(action).filter(
    ([name, value]) => name !== "type" && value !== null && wordOf(value) !== "",
  );
  const words = parts.map(([name, value]) => `${name} ${wordOf(value)}`);
  return [action.type.replaceAll("_", " "), ...words].join(" · ");
}

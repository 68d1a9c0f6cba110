/** Any game without a client of its own: piles and deeds in words. */
import { knows, t } from "../../speech.svelte";
import { bagSize, type AtTable } from "../../state/table.svelte";
import type { SchemaGameAction } from "../../generated/wire";
import { plainDeed, type GameClient } from "../game";
import { partWord, sentence } from "../telling";
import Board from "./Board.svelte";
import FlyingCard from "./FlyingCard.svelte";

/** An action in the game's own words, `do-GAME-FORM`, or as its form and its parts, each read as the game names it. */
function deed(at: AtTable, action: SchemaGameAction): string {
  const parts = Object.entries(action).filter(([name]) => name !== "type") as [string, number | number[]][];
  const words = Object.fromEntries(parts.map(([name, value]) => [name, partWord(at, name, value)]));
  const id = `do-${at.view.game}-${action.type.replaceAll("_", "-")}`;
  return knows(id) ? t(id, words) : plainDeed({ type: action.type, ...words });
}

const client: GameClient = {
  Board,
  Flying: FlyingCard,
  known: [],
  keys: [],
  phases: () => [],
  left: (at) => ("deck" in at.view.piles ? { cards: bagSize(at.view, "deck"), about: "" } : null),
  tell(at, event) {
    const text = sentence(at, event);
    return text === "" ? null : { text, kind: "" };
  },
  deed,
};

export default client;

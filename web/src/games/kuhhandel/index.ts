/** Kuhhandel Master. */
import { bagSize, type AtTable } from "../../state/table.svelte";
import type { SchemaSeenEvent } from "../../generated/wire";
import { donkeys } from "../../generated/printed";
import { knows, t } from "../../speech.svelte";
import { plainDeed, type GameClient, type Told } from "../game";
import { cardWord, numberOf, sentence } from "../telling";
import Afterwards from "./Afterwards.svelte";
import { ANIMALS, RAT } from "./cards";
import FlyingCard from "./FlyingCard.svelte";
import Main from "./Main.svelte";
import Scores from "./Scores.svelte";
import { cardsTold, laid, money } from "./reveal";

const KINDS: Record<string, Told["kind"]> = {
  lot_paid: "auction",
  lot_bought: "auction",
  exposed: "auction",
  pedigree_sold: "auction",
  pedigree_bought: "auction",
  animals_moved: "trade",
  rat_taken: "harvest",
};

/** The two traders read what they gave and got; nobody else does. */
function swapped(at: AtTable, event: SchemaSeenEvent): string | null {
  if (event.name !== "money_swapped") return null;
  const seats = [event.seat, numberOf(event, "partner")];
  const other = seats.find((seat) => seat !== at.you);
  if (at.you === null || other === undefined || !seats.includes(at.you)) return null;
  const [mine, theirs] = [laid(at, at.you, event), laid(at, other, event)];
  return t("log-money-swapped", { mine: mine.sum ?? 0, theirs: theirs.sum ?? 0, partner: at.called(other) });
}

/** What was paid, for who sees it: more than the price, as there is no change, or cards unseen by others. */
function paid(at: AtTable, event: SchemaSeenEvent): string {
  if (event.name === "pedigree_sold" || event.name === "pedigree_bought")
    return ` ${cardsTold(money(at, event))}`;
  if (event.name !== "lot_paid" && event.name !== "lot_bought") return "";
  const { sum } = money(at, event);
  return sum === null || sum <= numberOf(event, "price") ? "" : ` ${t("log-no-change", { paid: sum })}`;
}

const client: GameClient = {
  Board: Main,
  Flying: FlyingCard,
  pacts: {
    kinds: ["no_bid", "peace"],
    family: "red",
    cards: () => ANIMALS.map((_, code) => code).filter((code) => code > 0 && code < RAT),
    word: (cards) => cards.map((card) => cardWord("kuhhandel", "red", card)).join(", "),
  },
  shows: {
    form: "show_money",
    piles: [{ name: "purse", faces: true }],
    word: (card, family) => cardWord("kuhhandel", family, card),
  },
  Afterwards,
  Scores,
  known: [
    "auction",
    "share",
    "pass",
    "trade",
    "sell",
    "claim",
    "mark",
    "take",
    "lay",
    "accept",
    "keep",
    "give",
    "show",
  ],
  keys: ["+", "X", "D"],
  unlogged: ["ready"],
  phases: () => [],
  left: (at) => ({
    cards: bagSize(at.view, "deck") + bagSize(at.view, "greens"),
    about: t("deck-donkeys", { count: donkeys.length - (at.facts.donkeys ?? 0) }),
  }),
  tell(at, event) {
    const quiet = event.name === "counted" || event.name === "called";
    const text = quiet ? "" : (swapped(at, event) ?? sentence(at, event) + paid(at, event)).trim();
    return text === "" ? null : { text, kind: KINDS[event.name] ?? "" };
  },
  deed(at, action) {
    const id = `do-${action.type}`;
    if (!knows(id)) return plainDeed(action);
    return t(id, {
      animal: cardWord("kuhhandel", "red", Number(action.species ?? 0)),
      name: at.name(Number(action.partner ?? 0)),
    });
  },
};

export default client;

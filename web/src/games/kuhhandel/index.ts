/** Kuhhandel Master. */
import { bagSize, type AtTable } from "../../state/table.svelte";
import type { SchemaSeenEvent } from "../../generated/wire";
import { donkeys } from "../../generated/printed";
import { knows, t } from "../../speech.svelte";
import { plainDeed, type GameClient, type Told } from "../game";
import { cardWord, numberOf, sentence } from "../telling";
import FlyingCard from "./FlyingCard.svelte";
import Main from "./Main.svelte";
import { laid } from "./reveal";

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

const client: GameClient = {
  Board: Main,
  Flying: FlyingCard,
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
  quiet: ["ready"],
  phases: () => [],
  left: (at) => ({
    cards: bagSize(at.view, "deck") + bagSize(at.view, "greens"),
    about: t("deck-donkeys", { count: donkeys.length - (at.facts.donkeys as number) }),
  }),
  tell(at, event) {
    const quiet = event.name === "counted" || event.name === "called";
    const text = quiet ? "" : (swapped(at, event) ?? sentence(at, event));
    return text === "" ? null : { text, kind: KINDS[event.name] ?? "" };
  },
  deed(at, action) {
    const id = `do-${action.type}`;
    const of = action as Record<string, unknown>;
    if (!knows(id)) return plainDeed(action);
    return t(id, {
      animal: cardWord("kuhhandel", "red", Number(of.species ?? 0)),
      name: at.name(Number(of.partner ?? 0)),
    });
  },
};

export default client;

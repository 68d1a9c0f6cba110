/** Games with beans: the base game and its expansions. */
import { bagSize } from "../../state/table.svelte";
import { knows, t } from "../../speech.svelte";
import { plainDeed, type GameClient } from "../game";
import FlyingBean from "./FlyingBean.svelte";
import Main from "./Main.svelte";
import { Stall } from "./stall.svelte";
import { tell } from "./telling";
import { beanWord } from "./words";

const client: GameClient = {
  Board: Main,
  Flying: FlyingBean,
  known: [
    "plant",
    "pass",
    "harvest",
    "buy_field",
    "accept",
    "decline",
    "withdraw",
    "confirm",
    "end_trade",
  ],
  phases(at) {
    const stall = new Stall(at);
    return stall.phases.map((name, place) => ({
      name: t(`phase-${name}`),
      now: place === stall.phase,
      past: place < stall.phase,
    }));
  },
  left(at) {
    const runs = new Stall(at).aids.runs ?? 0;
    const run = Math.min(runs, (at.facts["exhausted"] as number) + 1);
    return { cards: bagSize(at.view, "deck"), about: t("deck-run", { run, runs }) };
  },
  tell,
  deed(at, action) {
    const id = `do-${action.type.replaceAll("_", "-")}`;
    if (!knows(id)) return plainDeed(action);
    const of = action as Record<string, unknown>;
    const seat = of["partner"] ?? of["seat"] ?? of["to"];
    return t(id, {
      field: Number(of["slot"] ?? 0) + 1,
      bean: typeof of["sort"] === "number" ? beanWord(of["sort"]) : "",
      offer: Number(of["offer"] ?? 0),
      name: typeof seat === "number" ? at.name(seat) : "",
    });
  },
};

export default client;

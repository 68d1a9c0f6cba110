/** What the clients of all games with beans have in common. */
import type { Component } from "svelte";
import { bagSize, numbersOf } from "../../state/table.svelte";
import { knows, t } from "../../speech.svelte";
import { plainDeed, type GameClient } from "../game";
import { cardWord } from "../telling";
import Decisive from "./Decisive.svelte";
import Discard from "./Discard.svelte";
import FlyingBean from "./FlyingBean.svelte";
import { BohnanzaModel } from "./model.svelte";
import { tell } from "./telling";
import { beansWord, beanWord } from "./words";

/** Phases that are shown only while they last. */
const BETWEEN = ["before", "arrange"];

/** The stages after the last turn, in their order. */
const ENDING = ["last_harvest", "last_buying"];

const KNOWN = ["plant", "harvest", "buy_field", "accept", "decline", "withdraw", "confirm", "end_trade"];

/** The client of a game with beans: its own board, and the forms that board has controls for. */
export const beanClient = (
  Board: Component<Record<string, never>>,
  controls: string[],
  keys: string[] = [],
  shows: { name: string; faces: boolean }[] = [],
  pacts: ("next" | "peace")[] = ["next"],
): GameClient => ({
  Board,
  Discard,
  Afterwards: Decisive,
  coached: true,
  Flying: FlyingBean,
  pacts: {
    kinds: pacts,
    family: "bean",
    cards: (at) => [...(new BohnanzaModel(at).aids.sorts ?? [])],
    word: beansWord,
  },
  shows: { form: "show_cards", piles: [{ name: "hand", faces: true }, ...shows], word: beanWord },
  known: [...KNOWN, ...controls],
  keys: ["1…9", "O", "A", "C", "N", "H 1…4", "F", "S", "D", "P", "J", ...keys],
  phases(at) {
    const model = new BohnanzaModel(at);
    const ending = ENDING.indexOf(at.stage.type);
    if (ending >= 0)
      return ["end-sold", "end-buying", "end-count"].map((name, place) => ({
        name: t(`phase-${name}`),
        now: place === ending,
        past: place < ending,
      }));
    return model.phases
      .map((name, place) => ({
        id: name,
        name: t(`phase-${name}`),
        now: place === model.phase,
        past: place < model.phase,
      }))
      .filter(({ id, now }) => now || !BETWEEN.includes(id));
  },
  left(at) {
    const runs = new BohnanzaModel(at).aids.runs ?? 0;
    const run = Math.min(runs, (at.facts.exhausted ?? 0) + 1);
    return { cards: bagSize(at.view, "deck"), about: t("deck-run", { run, runs }) };
  },
  tell,
  deed(at, action) {
    const free = action.type === "buy_field" && new BohnanzaModel(at).price(at.near) === 0;
    const id = free ? "do-take-field" : `do-${action.type.replaceAll("_", "-")}`;
    if (!knows(id)) return plainDeed(action);
    const number = (name: string) => Number(action[name] ?? 0);
    const list = (name: string) => numbersOf(action[name]);
    return t(id, {
      field: number("slot") + 1,
      bean: beanWord(number("sort") || new BohnanzaModel(at).plantable),
      offer: number("offer"),
      name: typeof action.partner === "number" ? at.name(action.partner) : "",
      building: number("building") > 0 ? cardWord(at.view.game, "building", number("building")) : "",
      kind: number("kind") > 0 ? cardWord(at.view.game, "type", number("kind")) : "",
      keep: beansWord(list("keep")),
      toll: number("toll") > 0 ? beanWord(number("toll")) : "",
      thalers: beansWord(list("thalers")),
      place: number("place") + 1,
      to: typeof action.to === "number" ? number("to") + 1 : 0,
      order: list("order")
        .map((place) => place + 1)
        .join(" "),
    });
  },
});

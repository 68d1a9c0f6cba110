/** Games with beans: the base game and its expansions. */
import type { Component } from "svelte";
import { bagSize } from "../../state/table.svelte";
import { knows, t } from "../../speech.svelte";
import { plainDeed, type GameClient } from "../game";
import Bohnaparte from "../bohnaparte/Main.svelte";
import HighBohn from "../high-bohn/Main.svelte";
import Plus from "../plus/Main.svelte";
import { cardWord } from "../telling";
import Decisive from "./Decisive.svelte";
import FlyingBean from "./FlyingBean.svelte";
import Main from "./Main.svelte";
import { Stall } from "./stall.svelte";
import { tell } from "./telling";
import { beansWord, beanWord } from "./words";

/** Phases that are shown only while they last. */
const BETWEEN = ["before", "arrange"];

/** The stages after the last turn, in their order. */
const ENDING = ["last_harvest", "last_buying"];

const KNOWN = ["plant", "harvest", "buy_field", "accept", "decline", "withdraw", "confirm", "end_trade"];

/** The client of a game with beans: its own board, and the forms that board has controls for. */
const client = (
  Board: Component<Record<string, never>>,
  controls: string[],
  keys: string[] = [],
): GameClient => ({
  Board,
  Afterwards: Decisive,
  Flying: FlyingBean,
  known: [...KNOWN, ...controls],
  keys: ["1…9", "O", "A", "C", "N", "H 1…4", "F", "S", "D", "P", "J", ...keys],
  phases(at) {
    const stall = new Stall(at);
    const ending = ENDING.indexOf(at.stage.type);
    if (ending >= 0)
      return ["end-sold", "end-buying", "end-count"].map((name, place) => ({
        name: t(`phase-${name}`),
        now: place === ending,
        past: place < ending,
      }));
    return stall.phases
      .map((name, place) => ({
        id: name,
        name: t(`phase-${name}`),
        now: place === stall.phase,
        past: place < stall.phase,
      }))
      .filter(({ id, now }) => now || !BETWEEN.includes(id));
  },
  left(at) {
    const runs = new Stall(at).aids.runs ?? 0;
    const run = Math.min(runs, (at.facts.exhausted as number) + 1);
    return { cards: bagSize(at.view, "deck"), about: t("deck-run", { run, runs }) };
  },
  tell,
  deed(at, action) {
    const free = action.type === "buy_field" && new Stall(at).price(at.near) === 0;
    const id = free ? "do-take-field" : `do-${action.type.replaceAll("_", "-")}`;
    if (!knows(id)) return plainDeed(action);
    const of = action as Record<string, unknown>;
    const number = (name: string) => Number(of[name] ?? 0);
    const list = (name: string) => (Array.isArray(of[name]) ? (of[name] as number[]) : []);
    return t(id, {
      field: number("slot") + 1,
      bean: beanWord(number("sort") || new Stall(at).plantable),
      offer: number("offer"),
      name: typeof of.partner === "number" ? at.name(of.partner) : "",
      building: number("building") > 0 ? cardWord(at.view.game, "building", number("building")) : "",
      kind: number("kind") > 0 ? cardWord(at.view.game, "type", number("kind")) : "",
      keep: beansWord(list("keep")),
      toll: number("toll") > 0 ? beanWord(number("toll")) : "",
      thalers: beansWord(list("thalers")),
      place: number("place") + 1,
      to: typeof of.to === "number" ? number("to") + 1 : 0,
      order: list("order")
        .map((place) => place + 1)
        .join(" "),
    });
  },
});

const TOWN = [
  "buy",
  "let_pass",
  "pass",
  "name",
  "look",
  "put_under",
  "move_card",
  "arrange",
  "harvest_keeping",
  "buy_field_with",
  "store",
  "stew",
];
const WAR = [
  "attack",
  "camp",
  "fortify",
  "fight",
  "stop",
  "buy_depot",
  "buy_merchant",
  "pass",
  "stock",
  "take",
];

export const bohnanza = client(Main, ["pass"]);
export const plus = client(Plus, ["pass", "meet", "show_order"]);
export const highBohn = client(HighBohn, TOWN, ["M"]);
export const bohnaparte = client(Bohnaparte, WAR, ["M"]);

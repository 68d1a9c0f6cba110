import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak } from "../../speech.svelte";
import { Link } from "../../state/link.svelte";
import { AtTable } from "../../state/table.svelte";
import type { SchemaHappened, SchemaScene, SchemaWord } from "../../generated/wire";
import { askedWhy, declinedOf, promiseOf, reasonOf, standing } from "./remarks";

beforeAll(() => speak("en"));

let link: Link;
let at: AtTable;
let seq = 0;

beforeEach(() => {
  link = new Link();
  link.you = 0;
  link.scene = {
    view: { game: "bohnanza", seats: 3, audience: 0, facts: {}, piles: {} },
  } as unknown as SchemaScene;
  at = new AtTable(link);
  seq = 0;
  act("turn_began", 1, {});
});

function step(what: string, seat: number, more: Partial<SchemaHappened> = {}): void {
  link.log = [...link.log, { seq: ++seq, what, seat, at: 0, events: [], ...more }];
}
const act = (name: string, seat: number, fields: Record<string, number | number[]>) =>
  step("act", seat, { events: [{ name, seat, moves: [], fields }] });
/** Seat 1 gives me a bean of sort 7; the offer has this number. */
const offered = (id: number) =>
  act("offered", 1, {
    offer: id,
    answers: 1,
    to: [],
    hand: [],
    open: [],
    want: [7],
    stored: [],
    instead: [],
  });
function say(phrase: SchemaWord["phrase"], seat: number, more: Partial<SchemaWord> = {}): void {
  link.remarks = [
    ...link.remarks,
    { id: link.remarks.length + 1, seat, seq, phrase, offer: 4, to: null, give: [], get: [], ...more },
  ];
}

test("an undo takes the last actions out of the log, and nothing else", () => {
  offered(4);
  step("pause", 2);
  act("declined", 0, { offer: 4 });
  step("ask_undo", 1, { undone: 2 });
  offered(4);

  expect(standing(link.log).map((one) => one.seq)).toEqual([1, 3, 5, 6]);
});

test("what I declined before an undo is declined no more", () => {
  offered(4);
  act("declined", 0, { offer: 4 });
  expect(declinedOf(at).map(({ id }) => id)).toEqual([4]);

  step("ask_undo", 1, { undone: 2 });
  expect(declinedOf(at)).toEqual([]);
});

test("a new offer with an old number hears nothing of what was said about the old one", () => {
  const offer = { id: 4, maker: 1, to: [0] };
  offered(4);
  say("promise", 1, { to: 0, give: [7] });
  act("declined", 0, { offer: 4 });
  say("why", 1, { to: 0 });
  say("no_room", 0);
  const words = () => [reasonOf(at, 4, 0) !== "", askedWhy(at, 4, 0), promiseOf(at, offer)];
  expect(words()).toEqual([true, true, [7]]);

  step("ask_undo", 1, { undone: 2 });
  offered(4);
  act("declined", 0, { offer: 4 });
  expect(words()).toEqual([false, false, []]);

  say("later", 0);
  expect(words()).toEqual([true, false, []]);
});

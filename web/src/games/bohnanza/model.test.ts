import { beforeAll, expect, test } from "vitest";
import { speak } from "../../speech.svelte";
import { Link } from "../../state/link.svelte";
import { AtTable } from "../../state/table.svelte";
import type { SchemaGameAction, SchemaScene } from "../../generated/wire";
import { BohnanzaModel } from "./model.svelte";
import { dueWord } from "./status";

beforeAll(() => speak("en"));

/** A table with beans as the server would tell it: I sit on seat 0 and trade. */
function scene(hand: number[], actions: SchemaGameAction[] = []): SchemaScene {
  return {
    view: {
      game: "bohnanza",
      seats: 3,
      audience: 0,
      options: {},
      piles: {
        hand: [hand, [0, 0], [0]],
        "turned-up": [5, 2],
        received: [[], [], []],
        thalers: [[0], [], []],
        "field-1": [[7, 7], [], []],
        "field-2": [[], [], []],
        "field-3": [[], [], []],
      },
      draws: [],
      stages: [{ type: "trading" }],
      facts: {
        active: 0,
        phase: 1,
        exhausted: 0,
        fields: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
        offers: [],
        next_offer: 4,
      },
    },
    asks: [{ seat: 0, must: true, forms: ["offer", "end_trade"] }],
    actions,
    clocks: [],
    over: false,
    paused: false,
    undo: null,
    ready: [],
    aids: {
      phases: ["plant", "trade", "settle", "draw"],
      prices: [3, 3, 3],
      sorts: [1, 7],
      deal: { hand: 0, open: [3], partners: [1, 2], left: 20, choices: 4 },
      fields: [
        [
          { slot: 0, worth: 1, steps: [2, 3, 4, 5] },
          { slot: 1, worth: 0, steps: [] },
        ],
        [],
        [],
      ],
    },
  };
}

class Silent extends Link {
  sent: SchemaGameAction[] = [];
  override act(action: SchemaGameAction | string) {
    this.sent.push(action as SchemaGameAction);
    return Promise.resolve({ ok: true, refusal: null });
  }
}

function sceneOf(link: Link): SchemaScene {
  if (link.scene === null) throw new Error("nothing has been drawn");
  return link.scene;
}

function model(hand: number[], actions: SchemaGameAction[] = []): { link: Silent; model: BohnanzaModel } {
  const link = new Silent();
  link.you = 0;
  link.layout = [0, 1, 2].map((owner) => ({ name: "hand", family: "bean", owner, bag: false }));
  link.layout = [...link.layout, { name: "turned-up", family: "bean", owner: -1, bag: false }];
  link.scene = scene(hand, actions);
  return { link, model: new BohnanzaModel(new AtTable(link)) };
}

test("a field says what it pays and what the next bean would bring", () => {
  const [first] = model([1]).model.fields(0);

  expect(first).toMatchObject({ worth: 1, next: 1, cards: [7, 7] });
});

const OFFER = {
  id: 4,
  maker: 0,
  hand: [7],
  open: [],
  want: [],
  to: [2],
  answers: -1,
  accepted: [],
  declined: [],
  stored: [],
  instead: [],
  takes: [],
  take: 0,
  give: 0,
  either: 0,
  both: 0,
};

/** What I am told when these beans of mine are left to plant. */
function toSettle(cards: number[], slots = [0]): string {
  const { link, model: mine } = model([1]);
  const plant = cards.map((card, place) => ({ pile: 3, place, card, sort: card, slots, forms: ["store"] }));
  sceneOf(link).aids = Object.assign({}, sceneOf(link).aids, {
    plant,
    due: { must: true, what: "settle", count: cards.length },
  });
  return dueWord(mine);
}

test("a card is chosen only among several", () => {
  expect([toSettle([7]), toSettle([7, 1])]).toEqual([
    "Plant Red: choose a field.",
    "Plant Red and Blue: choose a card, then a field.",
  ]);
  expect(toSettle([7, 7])).toBe("Plant 2 red beans: choose a field.");
});

test("nobody is told to choose a field where none takes the bean", () => {
  expect(toSettle([7, 1], [])).toBe("No field takes Red. Harvest one first, or put it elsewhere.");
});

test("trading comes, is there, and is over", () => {
  const { link, model: mine } = model([1]);
  const traded = (phase: number, type: string) => {
    sceneOf(link).view.stages = [{ type }];
    sceneOf(link).view.facts.phase = phase;
    return mine.traded;
  };

  expect([traded(0, "planting"), traded(1, "trading"), traded(2, "settling")]).toEqual([false, false, true]);
});

test("a third field that can be bought is shown, and not owned", () => {
  expect(
    model([1])
      .model.fields(0)
      .map((field) => field.owned),
  ).toEqual([true, true, false]);
});

test("tapped cards and sorts become an offer that names sorts in order", async () => {
  const { link, model: mine } = model([7, 1, 7]);
  mine.draft.tapHand(2);
  mine.draft.tapHand(1);
  mine.draft.tapOpen(1);
  mine.draft.ask(7);
  mine.draft.address(2);

  await mine.dealing.send();

  expect(link.sent).toEqual([{ type: "offer", hand: [1, 7], open: [2], want: [7], to: [2], answers: -1 }]);
});

test("a promise names at most three beans", () => {
  const { model: mine } = model([7, 1, 7]);
  mine.draft.start();
  mine.draft.promising = true;

  expect([1, 1, 2, 3].map((sort) => mine.draft.tapSort(sort))).toEqual([true, true, true, false]);
  expect(mine.draft.promise).toEqual([1, 1, 2]);
});

test("a counter-offer begins with the terms the other way round", () => {
  const { link, model: mine } = model([7, 1, 7]);
  const offer = {
    id: 3,
    maker: 1,
    hand: [1],
    open: [],
    want: [7],
    to: [0],
    answers: -1,
    accepted: [],
    declined: [],
    stored: [],
    instead: [],
    takes: [],
    take: 0,
    give: 0,
    either: 0,
    both: 0,
  };
  sceneOf(link).view.facts.offers = [offer];

  mine.draft.counter(offer);

  expect([mine.draft.want, mine.draft.giving, mine.draft.to, mine.draft.answers]).toEqual([[1], [7], [1], 3]);
  link.scene = scene([7, 1, 7]);
  expect([mine.draft.to, mine.draft.answers]).toEqual([[1], -1]);
});

test("with several copies in hand the player chooses, the nearest the front first", () => {
  const accept = { type: "accept", offer: 3, cards: [0], open: [] };
  const { link, model: mine } = model([7, 1, 7], [accept]);

  mine.dealing.close(accept as never);

  expect([link.sent, mine.dealing.choosing?.places]).toEqual([[], [0]]);
});

test("copies are chosen only as long as the deal stands and the cards lie as they did", () => {
  const accept = { type: "accept", offer: 3, cards: [0], open: [] };
  const { link, model: mine } = model([7, 1, 7], [accept]);
  mine.dealing.close(accept as never);

  link.scene = scene([7, 1, 7], []);
  expect(mine.dealing.choosing).toBeNull();
  link.scene = scene([7, 7], [accept]);
  expect(mine.dealing.choosing).toBeNull();
});

test("without a choice a deal is closed at once", () => {
  const accept = { type: "accept", offer: 3, cards: [1], open: [] };
  const { link, model: mine } = model([7, 1, 7], [accept]);

  mine.dealing.close(accept as never);

  expect(link.sent).toEqual([accept]);
});

test("a deal offered to one person closes with the copy that was tapped", async () => {
  const confirm = { type: "confirm", offer: 4, partner: 2, cards: [0] };
  const { link, model: mine } = model([7, 1, 7], [confirm]);
  mine.draft.start([2]);
  mine.draft.tapHand(2);
  mine.draft.makeFree();
  await mine.dealing.send();
  mine.dealing.hear([
    {
      seq: 1,
      what: "act",
      seat: 0,
      at: 0,
      events: [{ name: "offered", seat: 0, moves: [], fields: { offer: 4, to: [2], hand: [7] } }],
    },
  ]);

  sceneOf(link).view.facts.offers = [{ ...OFFER, accepted: [2] }];
  mine.dealing.closeSettled();
  mine.dealing.closeSettled();

  expect(link.sent.filter(({ type }) => type === "confirm")).toEqual([{ ...confirm, cards: [2] }]);
});

test("a deal closes by itself when all others have refused, and only then", async () => {
  const confirm = { type: "confirm", offer: 4, partner: 2, cards: [0] };
  const { link, model: mine } = model([7, 1, 7], [confirm]);
  mine.draft.start([]);
  mine.draft.tapHand(2);
  mine.draft.makeFree();
  await mine.dealing.send();
  mine.dealing.hear([
    {
      seq: 1,
      what: "act",
      seat: 0,
      at: 0,
      events: [{ name: "offered", seat: 0, moves: [], fields: { offer: 4, to: [1, 2], hand: [7] } }],
    },
  ]);
  const closed = () => link.sent.filter(({ type }) => type === "confirm");

  sceneOf(link).view.facts.offers = [{ ...OFFER, to: [1, 2], accepted: [2] }];
  mine.dealing.closeSettled();
  expect(closed()).toEqual([]);
  sceneOf(link).view.facts.offers = [{ ...OFFER, to: [1, 2], accepted: [2], declined: [1] }];
  mine.dealing.closeSettled();

  expect(closed()).toEqual([{ ...confirm, cards: [2] }]);
});

test("trading that ends with an agreement asks first", () => {
  const confirm = { type: "confirm", offer: 4, partner: 2, cards: [0] };
  const { link, model: mine } = model([7, 1, 7], [confirm, { type: "end_trade" }]);

  mine.dealing.pressDone();

  expect([mine.dealing.leaving, link.sent]).toEqual([true, []]);
  mine.dealing.end();
  expect(link.sent).toEqual([{ type: "end_trade" }]);
});

test("copies that lie side by side are alike, and nobody is asked which goes", () => {
  const accept = { type: "accept", offer: 3, cards: [0], open: [] };
  const { link, model: mine } = model([7, 7, 1], [accept]);

  mine.dealing.close(accept as never);

  expect(link.sent).toEqual([accept]);
});

test("a changed offer takes the old one back only when the new one has come", async () => {
  const { link, model: mine } = model([7, 1]);
  const old = {
    id: 3,
    maker: 0,
    hand: [7],
    open: [],
    want: [1],
    to: [1, 2],
    answers: -1,
    accepted: [],
    declined: [],
    stored: [],
    instead: [],
    takes: [],
    take: 0,
    give: 0,
    either: 0,
    both: 0,
  };
  sceneOf(link).view.facts.offers = [old];

  mine.draft.change(old);
  expect(link.sent).toEqual([]);
  await mine.dealing.send();

  expect(link.sent.map((action) => action.type)).toEqual(["offer", "withdraw"]);
});

test("a gift is meant: a tapped card alone cannot be sent", () => {
  const { model: mine } = model([7, 1]);

  mine.draft.tapHand(0);
  expect(mine.draft.unsaid).toBe(true);
  mine.draft.makeFree();

  expect(mine.draft.unsaid).toBe(false);
});

test("a chosen card is found where it lies when cards have moved, and left out when it has gone", () => {
  const { link, model: mine } = model([7, 1, 7]);
  mine.draft.tapHand(1);
  mine.draft.tapHand(2);
  mine.draft.tapOpen(0);

  const later = scene([1, 7]);
  later.view.piles["turned-up"] = [2];
  link.scene = later;

  expect([mine.draft.hand, mine.draft.open, mine.draft.giving]).toEqual([[0, 1], [], [1, 7]]);
});

test("red or blue: the other side chooses", () => {
  const { model: mine } = model([7, 1]);

  mine.draft.tapHand(0);
  mine.draft.tapSort(7);
  mine.draft.tapSort(7);
  mine.draft.or();
  mine.draft.tapSort(1);
  expect(mine.draft.action).toMatchObject({ want: [1], instead: [[7, 7]] });
  mine.draft.or();
  mine.draft.tapSort(1);
  expect(mine.draft.choices).toEqual([[1], [7, 7]]);
  mine.draft.unOr(0);

  expect(mine.draft.action).toMatchObject({ want: [1] });
  expect(mine.draft.action).not.toHaveProperty("instead");
});

test("my red or my blue, any two of these, all of a sort: who answers chooses", () => {
  const { model: mine } = model([7, 1, 7]);

  mine.draft.tapHand(0);
  expect(mine.draft.mostTaken).toBe(0);
  mine.draft.tapHand(1);
  mine.draft.tapHand(2);
  mine.draft.leaveTake();
  mine.draft.leaveTake();
  mine.draft.ask(2);
  mine.draft.askAll();
  expect(mine.draft.action).toMatchObject({ hand: [1, 7, 7], take: 2, want: [2], give: -1 });
  mine.draft.ask(5);
  expect(mine.draft.action).not.toHaveProperty("give");
  mine.draft.leaveGive();
  expect(mine.draft.action).toMatchObject({ want: [2, 5], give: 1 });
  mine.draft.leaveTake();
  mine.draft.leaveGive();

  expect(mine.draft.action).not.toHaveProperty("take");
  expect(mine.draft.action).not.toHaveProperty("give");
});

test("an offer is linked to another of mine as long as that one stands", () => {
  const { link, model: mine } = model([7, 1, 7]);
  const first = { ...OFFER, maker: mine.at.you ?? 0, to: [1] };
  sceneOf(link).view.facts.offers = [first];

  mine.draft.link(first, true);
  mine.draft.tapHand(0);
  mine.draft.ask(2);
  expect(mine.draft.action).toMatchObject({ both: 4, to: [2] });
  mine.draft.link(first, false);
  mine.draft.tapHand(0);
  mine.draft.ask(2);
  expect(mine.draft.action).toMatchObject({ either: 4, to: [] });
  sceneOf(link).view.facts.offers = [];

  expect(mine.draft.action).not.toHaveProperty("either");
});

/** One bean turned up and another of its sort in my store. */
function twoAlike(actions: SchemaGameAction[] = []): { link: Silent; model: BohnanzaModel } {
  const { link, model: mine } = model([7, 1], actions);
  link.layout = [
    ...link.layout,
    ...[0, 1, 2].map((owner) => ({ name: "store", family: "bean", owner, bag: false })),
  ];
  sceneOf(link).view.piles.store = [[5], [], []];
  (sceneOf(link).aids as { deal: { open: number[] } }).deal.open = [3, 4];
  return { link, model: mine };
}

test("of two alike the one that was tapped is offered", () => {
  const { model: mine } = twoAlike();
  mine.draft.tapSort(1);

  mine.draft.tapOpen(mine.openPlace("store", 0));
  expect(mine.draft.action).toMatchObject({ open: [5], stored: [5] });
  mine.draft.tapOpen(mine.openPlace("store", 0));
  mine.draft.tapOpen(mine.openPlace("turned-up", 0));

  expect(mine.draft.action).toMatchObject({ open: [5] });
  expect(mine.draft.action).not.toHaveProperty("stored");
});

test("of two alike I choose which one I give for an offer", () => {
  const accept = { type: "accept", offer: 3, cards: [], open: [5], stored: [5] };
  const { link, model: mine } = twoAlike([accept]);

  mine.dealing.close(accept as never);

  expect([link.sent, mine.dealing.choosing?.open]).toEqual([[], [mine.openPlace("store", 0)]]);
});

test("what I have not seen is what no open pile and not my hand shows", () => {
  const { model: mine } = model([1, 1, 7]);

  expect(mine.unseen).toEqual([
    { sort: 1, count: 18 },
    { sort: 7, count: 7 },
  ]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "./link.svelte";

/** A socket that remembers what was sent and says what the test wants. */
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose = null;
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const scene = {
  view: {},
  asks: [],
  actions: [],
  clocks: [],
  over: false,
  paused: false,
  undo: null,
  ready: [],
};
const welcome = {
  type: "welcome",
  seq: 4,
  you: 1,
  table: {},
  layout: [],
  scene,
  missed: [],
  chat: [],
  signals: [],
  remarks: [],
  standing: [],
  now: 0,
};
const step = (seq: number) => ({
  type: "update",
  seq,
  happened: { seq, what: "act", seat: 0, at: 0 },
  scene,
});

const patch = (seq: number) => ({
  type: "patch",
  seq,
  happened: { seq, what: "act", seat: 0, at: 0 },
  parts: { "/over": true, "/view/piles/hand": [[seq]] },
  lists: { "/asks": [1, 1, [{ seat: seq }]] },
  gone: ["/aids/deal"],
});

let link: Link;
function line(): Line {
  const last = Line.all.at(-1);
  if (last === undefined) throw new Error("nobody has called");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  link = new Link(() => new WebSocket("ws://here"));
  link.open();
  line().onopen?.();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message says what was seen last: nothing", () => {
  expect(line().sent[0]).toMatchObject({ type: "hello", seq: -1 });
});

test("after a break the line comes back by itself from where it was", () => {
  line().tell(welcome);
  line().tell(step(5));
  line().onclose?.({ code: 1006 });
  expect(link.status).toBe("down");

  vi.advanceTimersByTime(1000);
  line().onopen?.();

  expect([Line.all.length, line().sent[0]]).toMatchObject([2, { type: "hello", seq: 5 }]);
});

test("an action that was not answered is sent again with the same number", () => {
  line().tell(welcome);
  void link.act({ type: "plant", slot: 0 });
  const first = line().sent.at(-1);
  line().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  line().onopen?.();
  line().tell({ ...welcome, seq: 4 });

  expect(line().sent.at(-1)).toEqual(first);
});

test("a refusal is an answer with its reason", async () => {
  line().tell(welcome);
  const answer = link.act({ type: "buy_field" });
  line().tell({
    type: "answered",
    n: 0,
    ok: false,
    seq: 4,
    refusal: { code: "too-few", text: "No.", clause: "B70" },
  });

  expect(await answer).toEqual({ ok: false, refusal: { code: "too-few", text: "No.", clause: "B70" } });
});

test("an update that was seen already changes nothing", () => {
  line().tell(welcome);
  line().tell(step(5));
  line().tell(step(5));

  expect(link.log.length).toBe(1);
});

test("what comes in a rush is drawn together, and a deed of one's own at once", () => {
  line().tell(welcome);
  line().tell(step(5));
  line().tell(step(6));
  line().tell(step(7));
  expect(link.log.length).toBe(1);
  vi.advanceTimersByTime(100);
  expect(link.log.map((one) => one.seq)).toEqual([5, 6, 7]);

  void link.act({ type: "plant", slot: 0 });
  line().tell({ ...step(8), n: 0 });
  expect([link.log.length, link.pending]).toEqual([4, 0]);
});

test("a deed is done when it is drawn: until then the page shows what was before", () => {
  line().tell(welcome);
  void link.act({ type: "plant", slot: 0 });
  line().tell({ type: "answered", n: 0, ok: true, seq: 5 });
  expect([link.pending, link.drawn]).toEqual([1, 4]);

  line().tell({ ...step(5), n: 0 });
  expect([link.pending, link.drawn]).toEqual([0, 5]);
});

test("whoever is refused sees the table that refused", () => {
  line().tell(welcome);
  line().tell(step(5));
  void link.act({ type: "plant", slot: 0 });
  line().tell(step(6));
  expect(link.drawn).toBe(5);

  line().tell({
    type: "answered",
    n: 0,
    ok: false,
    seq: 6,
    refusal: { code: "too-few", text: "No.", clause: "B70" },
  });
  expect([link.pending, link.drawn]).toEqual([0, 6]);
});

test("a deed that was done before the line broke is not waited for", () => {
  line().tell(welcome);
  void link.act({ type: "plant", slot: 0 });
  line().tell({ type: "answered", n: 0, ok: true, seq: 5 });
  line().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  line().onopen?.();
  line().tell({ ...welcome, seq: 5 });
  line().tell({ type: "answered", n: 0, ok: true, seq: 5, duplicate: true });

  expect(link.pending).toBe(0);
});

test("a table that does not exist is not called again", () => {
  line().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);

  expect([link.status, Line.all.length]).toEqual(["gone", 1]);
});

const full = {
  ...scene,
  view: { piles: { hand: [[0]], deck: [9] } },
  asks: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  aids: { deal: 1, due: 2 },
};

test("a patch changes what it names and leaves the rest", () => {
  line().tell({ ...welcome, scene: full });
  line().tell(patch(5));

  expect(link.scene).toEqual({
    ...full,
    over: true,
    view: { piles: { hand: [[5]], deck: [9] } },
    asks: [{ seat: 0 }, { seat: 5 }, { seat: 2 }],
    aids: { due: 2 },
  });
});

test("patches that are drawn together are worked in one after the other", () => {
  line().tell({ ...welcome, scene: full });
  line().tell(patch(5));
  line().tell({ ...patch(6), parts: {}, gone: [] });
  line().tell({ ...patch(7), lists: {}, gone: [] });
  vi.advanceTimersByTime(100);

  expect(link.scene).toMatchObject({ view: { piles: { hand: [[7]] } }, asks: [{}, { seat: 6 }, {}] });
});

test("a patch of a scene that was not heard is not worked in: everything is asked for anew", () => {
  line().tell({ ...welcome, scene: full });
  line().tell(patch(6));

  expect(link.scene).toEqual(full);
  expect(line().sent.at(-1)).toMatchObject({ type: "hello", seq: 4, patches: true });
});

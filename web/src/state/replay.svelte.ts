/** A finished game, step by step: it looks like a line to a table, so that every board can draw it. */
import type {
  SchemaHappened,
  SchemaReplay,
  SchemaReplayStep,
  SchemaScene,
  SchemaTableInfo,
} from "../generated/wire";
import { Link, type Answer } from "./link.svelte";

const PAGE = 200;

export type Source = (viewpoint: number, first: number, count: number) => Promise<SchemaReplay>;

export class ReplayLink extends Link {
  steps: SchemaReplayStep[] = $state.raw([]);
  total = $state(0);
  step = $state(0);
  viewpoint = $state(-2);
  replay: SchemaReplay | null = $state.raw(null);
  /** Which reading is the last; an earlier one stops at its next page. */
  private reading = 0;

  constructor(private source: Source) {
    super();
    this.status = "open";
  }

  /** Read the game from a viewpoint, page by page. */
  async see(viewpoint: number): Promise<void> {
    const reading = ++this.reading;
    let wanted = this.step;
    let shown = this.step;
    let read: SchemaReplayStep[] = [];
    let first = 0;
    let total = 1;
    while (first < total) {
      const page = await this.source(viewpoint, first, PAGE);
      if (reading !== this.reading) return;
      read = [...read, ...page.steps];
      total = page.total;
      first += PAGE;
      if (this.replay === null || first === PAGE) {
        this.replay = page;
        this.table = infoOf(page);
        this.layout = page.layout;
      }
      this.steps = read;
      this.total = total;
      this.viewpoint = viewpoint;
      this.you = viewpoint >= 0 ? viewpoint : null;
      if (this.step !== shown) wanted = this.step;
      this.show(Math.min(wanted, read.length - 1), false);
      shown = this.step;
    }
  }

  /** Read no further: its reader has gone. */
  leave(): void {
    this.reading += 1;
  }

  /** Show the table after a step; cards fly only when it is the next one. */
  show(step: number, fly = true): void {
    const wanted = this.steps[step];
    if (wanted === undefined) return;
    const scene = sceneOf(wanted, step === this.total - 1);
    if (fly && step === this.step + 1) for (const listener of this.listeners) listener([wanted.happened]);
    this.step = step;
    this.scene = scene;
    this.log = this.steps.slice(0, step + 1).map((one) => one.happened);
  }

  /** The next step, in a direction, at which something of a kind happened. */
  find(from: number, direction: 1 | -1, wanted: (happened: SchemaHappened) => boolean): number {
    for (let at = from + direction; at >= 0 && at < this.steps.length; at += direction) {
      const step = this.steps[at];
      if (step !== undefined && wanted(step.happened)) return at;
    }
    return direction > 0 ? this.steps.length - 1 : 0;
  }

  override open(): void {
    /* A replay has no line. */
  }
  override ask(): Promise<Answer> {
    return Promise.resolve({ ok: false, refusal: null });
  }
}

function sceneOf(step: SchemaReplayStep, over: boolean): SchemaScene {
  return {
    view: step.view,
    asks: [],
    actions: [],
    clocks: [],
    over,
    paused: false,
    undo: null,
    ready: [],
    aids: step.aids ?? {},
  };
}

function infoOf(replay: SchemaReplay): SchemaTableInfo {
  const count = replay.steps[0]?.view.seats ?? 0;
  return {
    code: "",
    game: replay.game,
    options: replay.options,
    seats: Array.from({ length: count }, (_, seat) => ({
      seat,
      kind: "person",
      name: replay.names[seat] ?? "",
      present: true,
    })),
    state: "over",
    pace: "live",
    clocks: {},
    public: false,
    spectators: true,
    chat: false,
    undo: false,
    bots_welcome: false,
    rated: false,
    keeps_talk: false,
    coach: false,
    host: "",
    created: 0,
    result: replay.result ?? null,
  };
}

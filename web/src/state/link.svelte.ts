/** The line to one table: what was heard, what was asked, and how both survive a lost connection. */
import type {
  SchemaAdvice,
  SchemaClientMessage,
  SchemaClockTime,
  SchemaGameAction,
  SchemaHappened,
  SchemaLastCall,
  SchemaLine,
  SchemaPatch,
  SchemaPile,
  SchemaPromises,
  SchemaRefusal,
  SchemaScene,
  SchemaServerMessage,
  SchemaTableInfo,
  SchemaUpdate,
  SchemaWelcome,
  SchemaWish,
  SchemaWord,
} from "../generated/wire";
import { patched } from "./patch";
import { settings } from "./settings.svelte";

export interface Answer {
  ok: boolean;
  refusal: SchemaRefusal | null;
}

interface Waiting {
  message: SchemaClientMessage;
  settle: (answer: Answer) => void;
}

/** What carries the messages of a table: a socket to a server, or a port to the page's own worker. */
export type Line = Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

/** Is told the steps of the table just before they are drawn. */
export type Listener = (steps: SchemaHappened[]) => void;

type Numbered = Exclude<SchemaClientMessage, { type: "hello" }>;
type Unnumbered = Numbered extends infer M ? (M extends { n: number } ? Omit<M, "n"> : never) : never;

const LONGEST_WAIT = 8000;
const OLDEST_LINES = 1500;
const MOST_REMARKS = 100;
/** Steps that follow each other faster than this are drawn together, so that no page falls behind. */
const BREATH = 60;

/** A name for this page that no other has; `randomUUID` would need https. */
const ownName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

export class Link {
  status: "new" | "open" | "down" | "gone" = $state("new");
  notice = $state("");
  table: SchemaTableInfo | null = $state.raw(null);
  you: number | null = $state(null);
  layout: SchemaPile[] = $state.raw([]);
  scene: SchemaScene | null = $state.raw(null);
  log: SchemaHappened[] = $state.raw([]);
  chat: SchemaLine[] = $state.raw([]);
  signals: SchemaWish[] = $state.raw([]);
  remarks: SchemaWord[] = $state.raw([]);
  /** What was promised with deals, and how many promises each seat has kept and broken. */
  promises: SchemaPromises = $state.raw({ type: "promises", debts: [], kept: [], broken: [] });
  /** What the coach said last; it is about the step it names. */
  advice: SchemaAdvice | null = $state.raw(null);
  /** A bot that ends its trading soon, and when that was told; the next step takes it back. */
  lastCall: (SchemaLastCall & { heardAt: number }) | null = $state.raw(null);
  /** By how many seconds the server's watch is ahead of the browser's. */
  ahead = $state(0);
  /** When the clocks of the scene were told, in the browser's time. */
  heardAt = $state(0);
  /** For whom bots and auctions wait: they read what they were shown, or are not ready to begin. */
  readers: SchemaClockTime[] = $state.raw([]);
  /** How many acts wait for their answer. */
  pending = $state(0);

  /** The last step that was heard, and the last that is drawn. */
  seq = -1;
  drawn = $state(-1);
  /** The steps that were heard and not yet drawn, and when the last ones were. */
  private heard: { happened: SchemaHappened; scene: SchemaScene }[] = [];
  private drawnAt = -BREATH;
  private breath: ReturnType<typeof setTimeout> | undefined;
  private n = 0;
  private client = ownName();
  private socket: Line | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  private waiting = new Map<number, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  protected listeners = new Set<Listener>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waited: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** What has been recorded has no line. */
  constructor(private connect?: () => Line) {}

  /** Call the table, and call again whenever the line breaks. */
  open(): void {
    const socket = this.connect?.();
    if (socket === undefined) return;
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as SchemaServerMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.breath);
    clearTimeout(this.waited);
    this.socket?.close();
    this.listeners.clear();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Do something at the table; the answer comes even if the line breaks in between. */
  act(action: SchemaGameAction | string): Promise<Answer> {
    return this.ask({ type: "act", action });
  }

  /** May I do this, and if not why? */
  check(action: SchemaGameAction): Promise<Answer> {
    return this.ask({ type: "check", action });
  }

  ask(message: Unnumbered): Promise<Answer> {
    const n = this.n++;
    const whole = { ...message, n } as SchemaClientMessage;
    return new Promise((settle) => {
      this.waiting.set(n, { message: whole, settle });
      this.pending = this.waiting.size;
      if (this.status === "open") this.send(whole);
    });
  }

  /** Try again at once, without waiting for the timer. */
  retry(): void {
    if (this.status !== "down" || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Say who I am and what I have heard; all of the scene comes back, and then what changes in it. */
  private greet(): void {
    const { client, seq } = this;
    this.send({ type: "hello", client, seq, language: settings.language, patches: true });
  }

  private send(message: SchemaClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(socket: Line, code: number): void {
    if (this.closed || socket !== this.socket) return;
    if (code === 4404 || code === 4403) {
      this.status = "gone";
      return;
    }
    this.status = "down";
    const pause = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
  }

  private hear(message: SchemaServerMessage): void {
    switch (message.type) {
      case "welcome": {
        this.welcome(message);
        return;
      }
      case "update":
      case "patch":
        this.update(message);
        if (message.n == null) return;
        this.draw();
        {
          this.settle(message.n, { ok: true, refusal: null });
          return;
        }
      case "answered":
        // What was done is answered before it is told: whoever asked waits until it is drawn.
        if (message.ok && message.seq > this.seq) return;
        this.draw();
        {
          this.settle(message.n, { ok: message.ok, refusal: message.refusal ?? null });
          return;
        }
      case "said":
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        return;
      case "signalled":
        this.signals = [...this.signals.filter((wish) => wish.seat !== message.wish.seat), message.wish];
        return;
      case "remarked":
        this.remarks = [...this.remarks.filter((word) => word.id !== message.word.id), message.word].slice(
          -MOST_REMARKS,
        );
        return;
      case "promises":
        this.promises = message;
        return;
      case "advice":
        this.advice = message;
        return;
      case "last_call":
        this.lastCall = { ...message, heardAt: performance.now() };
        return;
      case "changed":
        this.table = message.table;
        return;
      case "notice":
        this.notice = message.text;
        return;
    }
  }

  private welcome(message: SchemaWelcome): void {
    this.draw();
    this.tries = 0;
    this.status = "open";
    this.notice = "";
    this.ahead = message.now - Date.now() / 1000;
    this.table = message.table;
    this.you = message.you ?? null;
    this.layout = message.layout;
    this.chat = message.chat;
    this.signals = message.signals;
    this.remarks = message.remarks;
    if (message.promises !== undefined) this.promises = message.promises;
    if (this.seq < 0) this.log = message.missed;
    else this.keep(message.missed.filter((step) => step.seq > this.seq));
    this.seq = this.drawn = message.seq;
    this.scene = message.scene ?? null;
    this.heardAt = performance.now();
    this.wait();
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private update(message: SchemaUpdate | SchemaPatch): void {
    const { seq, happened } = message;
    if (seq <= this.seq) return;
    const before = this.heard.at(-1)?.scene ?? this.scene;
    let scene: SchemaScene;
    if (message.type === "update") scene = message.scene;
    else if (before !== null && seq === this.seq + 1) scene = patched(before, message);
    else {
      this.greet();
      return;
    }
    this.seq = seq;
    this.heard.push({ happened, scene });
    const wait = this.drawnAt + BREATH - performance.now();
    if (wait <= 0) this.draw();
    else if (this.heard.length === 1) this.breath = setTimeout(() => this.draw(), wait);
  }

  /** Show everything that was heard. */
  private draw(): void {
    clearTimeout(this.breath);
    const last = this.heard.at(-1);
    if (last === undefined) return;
    const steps = this.heard.map((one) => one.happened);
    this.heard = [];
    for (const listener of this.listeners) listener(steps);
    this.scene = last.scene;
    this.drawn = this.seq;
    this.lastCall = null;
    this.keep(steps);
    this.drawnAt = this.heardAt = performance.now();
    this.wait();
  }

  /** Nobody is waited for any longer than was told. */
  private wait(): void {
    clearTimeout(this.waited);
    const paused = this.scene?.paused === true;
    const past = paused ? 0 : (performance.now() - this.heardAt) / 1000;
    this.readers = (this.scene?.clocks ?? []).filter(
      ({ about, left }) => (about === "reading" || about === "begin") && left > past,
    );
    if (this.readers.length === 0 || paused) return;
    const next = Math.min(...this.readers.map(({ left }) => left)) - past;
    this.waited = setTimeout(() => this.wait(), next * 1000 + 20);
  }

  private keep(steps: SchemaHappened[]): void {
    if (steps.length > 0) this.log = [...this.log, ...steps].slice(-OLDEST_LINES);
  }

  private settle(n: number, answer: Answer): void {
    const waiting = this.waiting.get(n);
    if (waiting === undefined) return;
    this.waiting.delete(n);
    this.pending = this.waiting.size;
    waiting.settle(answer);
  }
}

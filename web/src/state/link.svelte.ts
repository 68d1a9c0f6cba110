/** The line to one table: what was heard, what was asked, and how both survive a lost connection. */
import type {
  SchemaAdvice,
  SchemaClientMessage,
  SchemaGameAction,
  SchemaHappened,
  SchemaLastCall,
  SchemaLine,
  SchemaPile,
  SchemaPromises,
  SchemaRefusal,
  SchemaScene,
  SchemaServerMessage,
  SchemaTableInfo,
  SchemaWelcome,
  SchemaWish,
  SchemaWord,
} from "../generated/wire";
import { settings } from "./settings.svelte";

export interface Answer {
  ok: boolean;
  refusal: SchemaRefusal | null;
}

interface Waiting {
  message: SchemaClientMessage;
  settle: (answer: Answer) => void;
}

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
  /** When the clocks of the scene were told, in the browser's time. */
  heardAt = $state(0);
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
  private socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  private waiting = new Map<number, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  protected listeners = new Set<Listener>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private url: string) {}

  /** Call the table, and call again whenever the line breaks. */
  open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", client: this.client, seq: this.seq, language: settings.language });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as SchemaServerMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.breath);
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

  private send(message: SchemaClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(socket: WebSocket, code: number): void {
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
        this.update(message.seq, message.happened, message.scene);
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
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private update(seq: number, happened: SchemaHappened, scene: SchemaScene): void {
    if (seq <= this.seq) return;
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

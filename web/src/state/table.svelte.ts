/** What a person at a table, or watching one, sees and may do; shared by the boards of all games. */
import { getContext, setContext, tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { t } from "../speech.svelte";
import type {
  SchemaAsk,
  SchemaBohnanzaPlusAids,
  SchemaBohnanzaPlusFacts,
  SchemaBohnaparteAids,
  SchemaBohnaparteFacts,
  SchemaGameAction,
  SchemaHighBohnAids,
  SchemaHighBohnFacts,
  SchemaKuhhandelAids,
  SchemaKuhhandelFacts,
  SchemaPileCards,
  SchemaRefusal,
  SchemaScene,
  SchemaView,
} from "../generated/wire";
import type { Answer, Link } from "./link.svelte";
import { settings } from "./settings.svelte";
import { play, type Sound } from "./sound";

export interface Toast {
  id: number;
  text: string;
  clause: string;
  bad: boolean;
  /** Beside what was pressed, for an answer to a press. */
  near: Spot | null;
  /** Somebody said it and can be answered. */
  said: boolean;
}

/** Something said to the whole table. */
export interface Utterance {
  id: number;
  seat: number | null;
  name: string;
  text: string;
}

/** What is said with one tap, and read by everybody in their own language. */
export const QUICK = ["thanks", "nice", "wow", "sorry", "moment", "hurry"] as const;

export interface Spot {
  x: number;
  y: number;
  below: boolean;
}

/** The public facts of all games: a table tells those of its own. */
export type Facts = Partial<
  SchemaBohnanzaPlusFacts & SchemaHighBohnFacts & SchemaBohnaparteFacts & SchemaKuhhandelFacts
>;
/** What the games answer beside the view: a table tells that of its own. */
export type Aids = Partial<
  Omit<SchemaBohnanzaPlusAids & SchemaHighBohnAids & SchemaBohnaparteAids, keyof SchemaKuhhandelAids> &
    SchemaKuhhandelAids
>;

/** Marks around a person's name inside a sentence, so that it can be shown in bold. */
export const NAME_OPEN = "\uE000";
export const NAME_CLOSE = "\uE001";

const TOAST_TIME = 5000;
const MOST_TOASTS = 2;
const KEY = Symbol("table");

export class AtTable {
  toasts: Toast[] = $state([]);
  /** What a screen reader is told politely, and what it is told at once. */
  polite = $state("");
  urgent = $state("");
  /** Whether the coach was switched on or off at this table. */
  private coached: boolean | null = $state(null);
  /** A sheet that lies over the table, by its name. */
  sheet = $state("");
  /** This is a board screen: it shows the table to a room, and nobody acts here. */
  board = $state(false);
  /** Whether my phone leaves the table to a board screen, where there is one. */
  alongside = $state(true);
  /** The steps that were my only choice and were made by themselves. */
  readonly byItself = new SvelteSet<number>();
  /** The last thing said that I have read. */
  private read = $state(0);
  private ids = 0;

  constructor(readonly link: Link) {}

  get scene(): SchemaScene {
    const scene = this.link.scene;
    if (scene === null) throw new Error("the game has not begun");
    return scene;
  }
  get view(): SchemaView {
    return this.scene.view;
  }
  get you(): number | null {
    return this.link.you;
  }
  /** The seat from which the table is seen; a spectator sits behind the first. */
  get near(): number {
    return this.you ?? 0;
  }
  /** The other seats, from the left of the near one. */
  get others(): number[] {
    const seats = this.view.seats;
    return Array.from({ length: seats - 1 }, (_, step) => (this.near + step + 1) % seats);
  }
  get facts(): Facts {
    return this.view.facts;
  }
  get aids(): Aids {
    return this.scene.aids as Aids;
  }
  get stage(): { type: string; [part: string]: unknown } {
    const stage = this.view.stages.at(-1);
    return { ...stage, type: String(stage?.type) };
  }

  /** The chat, and the quick lines in the reader's language, in their order. */
  get talk(): Utterance[] {
    const lines = this.link.chat.map(({ id, seat = null, name, text }) => ({
      id,
      seat,
      name: seat === null ? name : this.name(seat),
      text,
    }));
    const quick = this.link.remarks
      .filter(({ phrase }) => QUICK.some((one) => one === phrase))
      .map(({ id, seat, phrase }) => ({ id, seat, name: this.name(seat), text: t(`quick-${phrase}`) }));
    return [...lines, ...quick].sort((one, other) => one.id - other.id);
  }
  get unread(): number {
    return this.talk.filter(({ id, seat }) => id > this.read && (seat === null || seat !== this.you)).length;
  }
  /** Everything that was said has been read. */
  readTalk(): void {
    this.read = Math.max(this.read, this.talk.at(-1)?.id ?? 0);
  }

  name(seat: number): string {
    const seats = this.link.table?.seats ?? [];
    const name = seats[seat]?.name || t("seat-number", { number: seat + 1 });
    return seats.filter((who) => who.name === name).length > 1 ? `${name} ${seat + 1}` : name;
  }
  /** How the reader calls a seat outside sentences: one's own is `You`. */
  who(seat: number): string {
    return seat === this.you ? t("you") : this.name(seat);
  }
  /** A name for a sentence, marked. */
  called(seat: number): string {
    return NAME_OPEN + this.name(seat) + NAME_CLOSE;
  }
  isBot(seat: number): boolean {
    const who = this.link.table?.seats[seat];
    return who?.kind === "bot" || who?.program === true;
  }
  isResting(seat: number): boolean {
    return this.link.table?.seats[seat]?.resting === true;
  }

  /** Whether this phone is only my hand: a board screen shows the table. */
  get isHand(): boolean {
    return this.alongside && this.you !== null && this.link.table?.board === true && !this.scene.over;
  }

  /** There is no coach where the result counts, none where the table has agreed on none, and none for
   * those who watch. */
  get mayCoach(): boolean {
    const table = this.link.table;
    return this.you !== null && table?.rated !== true && table?.coach !== false && !this.scene.over;
  }
  /** Against bots alone the coach is there from the beginning, until it is switched off for good. */
  get coach(): boolean {
    return this.mayCoach && (this.coached ?? (this.isAlone && settings.coach));
  }
  set coach(on: boolean) {
    this.coached = on;
    if (this.isAlone) settings.coach = on;
  }
  /** Whether nobody but bots plays with me. */
  private get isAlone(): boolean {
    return this.link.table?.seats.every(({ seat }) => seat === this.you || this.isBot(seat)) === true;
  }

  /** What was shown of a hidden pile to the reader, or to `by`, and must still lie there. */
  known(name: string, owner: number, by = this.you ?? -1): number[] {
    const place = this.link.layout.findIndex((one) => one.name === name && one.owner === owner);
    return (this.view.sightings ?? []).find((one) => one.pile === place && one.by === by)?.cards ?? [];
  }

  ask(seat: number): SchemaAsk | undefined {
    return this.scene.asks.find((ask) => ask.seat === seat);
  }
  /** The seats whose answer is awaited. */
  get awaited(): number[] {
    return this.scene.asks.filter((ask) => ask.must && ask.seat >= 0).map((ask) => ask.seat);
  }
  get awaitsMe(): boolean {
    return this.you !== null && this.awaited.includes(this.you);
  }

  /** Whether the table waits for nobody but me. */
  get readsAlone(): boolean {
    return this.link.readers.every(({ seat }) => seat === this.you);
  }

  /** My legal actions of one form. */
  legal<T extends SchemaGameAction>(type: string): T[] {
    return this.scene.actions.filter((action) => action.type === type) as T[];
  }
  may(type: string): boolean {
    return this.scene.actions.some((action) => action.type === type);
  }
  /** Whether an open form, such as an offer, stands open for me. */
  mayTry(form: string): boolean {
    return this.isAsked(form) || (this.you !== null && this.ask(this.you)?.rights?.includes(form) === true);
  }
  /** Whether a form is what I am asked for now, and not only my right at any time. */
  isAsked(form: string): boolean {
    return this.you !== null && this.ask(this.you)?.forms.includes(form) === true;
  }

  /** Do it; a refusal is shown with its clause. If what was pressed has gone, what comes next has the focus. */
  async act(action: SchemaGameAction, sound?: Sound): Promise<boolean> {
    const answer: Answer = await this.link.act(action);
    await tick();
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main .deed")?.focus({ preventScroll: true });
    if (answer.ok) {
      if (sound !== undefined) play(sound);
    } else this.refuse(answer.refusal);
    return answer.ok;
  }

  refuse(refusal: SchemaRefusal | null): void {
    this.toast(refusal?.text ?? t("table-refused"), refusal?.clause ?? "", true, spot());
  }

  /** Answer a press, beside what was pressed. */
  reply(text: string): void {
    this.toast(text, "", false, spot());
  }

  toast(text: string, clause = "", bad = false, near: Spot | null = null, said = false): void {
    const id = this.ids++;
    const before = near === null ? this.toasts : this.toasts.filter((toast) => toast.near === null);
    this.toasts = [...before, { id, text, clause, bad, near, said }].slice(-MOST_TOASTS);
    if (bad) this.urgent = text;
    setTimeout(() => this.drop(id), TOAST_TIME);
  }
  /** Nothing of what was said a moment ago matters any more. */
  clear(): void {
    this.toasts = [];
  }
  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

/** So wide is half of a note, and so much room it needs above. */
const [HALF, ROOM] = [164, 150];

/** Where an answer to what was pressed last is read without looking for it. */
function spot(): Spot | null {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement) || !one.matches("main button")) return null;
  const { left, top, width, bottom } = one.getBoundingClientRect();
  const below = top < ROOM;
  return {
    x: Math.max(HALF, Math.min(innerWidth - HALF, left + width / 2)),
    y: below ? bottom + 6 : top - 6,
    below,
  };
}

export const setTable = (at: AtTable): AtTable => setContext(KEY, at);
export const atTable = (): AtTable => getContext<AtTable>(KEY);

const isPile = (found: NonNullable<SchemaPileCards>): found is number[] => !found.some(Array.isArray);

/** A list of numbers in what a stage or an action says; empty where there is none. */
export const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

/** Whether two actions say the same. */
export function isSame(one: SchemaGameAction | null, other: SchemaGameAction | null): boolean {
  if (one === null || other === null) return one === other;
  return Object.keys({ ...one, ...other }).every((part) => {
    const [here, there] = [one[part], other[part]];
    if (!Array.isArray(here) || !Array.isArray(there)) return here === there;
    return here.length === there.length && here.every((value, place) => value === there[place]);
  });
}

/** A pile without an owner. */
export function pile(view: SchemaView, name: string): number[] {
  const found = view.piles[name] ?? [];
  return isPile(found) ? found : [];
}
/** A pile of one seat; nothing when not even its size is known. */
export function pileOf(view: SchemaView, name: string, seat: number): number[] | null {
  const found = view.piles[name]?.[seat];
  return Array.isArray(found) ? found : null;
}
/** How many cards a bag holds. */
export const bagSize = (view: SchemaView, name: string): number =>
  pile(view, name).reduce((sum, n) => sum + n, 0);

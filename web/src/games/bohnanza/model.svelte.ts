/** A game with beans as one of its players sees it; what is being offered and dealt has files of its own. */
import { getContext, setContext } from "svelte";
import type {
  SchemaAdvice,
  SchemaBohnanzaBestAid,
  SchemaBohnanzaBuyAid,
  SchemaBohnanzaConfirm,
  SchemaBohnanzaDue,
  SchemaBohnanzaPlantAid,
  SchemaGameAction,
  SchemaHappened,
} from "../../generated/wire";
import { third } from "../../generated/printed";
import { t } from "../../speech.svelte";
import { pile, pileOf, type Aids, type AtTable } from "../../state/table.svelte";
import { beanOf } from "./beans";
import { Dealing } from "./dealing.svelte";
import { Draft } from "./draft.svelte";
import { byNumber, type OpenOffer } from "./offers";
import { OptOut } from "./opt-out.svelte";
import { askedWord, givenWord } from "./words";

export interface FieldView {
  slot: number;
  cards: number[];
  owned: boolean;
  /** What a harvest pays now. */
  worth: number;
  /** The cards needed for 1, 2, 3, … thalers; 0 where there is no such step. */
  steps: number[];
  /** How many more beans the next thaler needs; 0 when there is no more. */
  next: number;
}

/** An own pile that lies apart from the hand and the fields, such as a store. */
export interface Apart {
  name: string;
  cards: number[];
}

export const STORE = "store";
/** What the cards of all these games are in the layout. */
const FAMILY = "bean";
const APART = [STORE, "from-store"];
/** What is answered beside the sentence that asks for it. */
const ANSWERS = ["buy_field", "stew"];
/** How long a bubble stays, in milliseconds, by the speed of the table. */
const SPOKEN = { calm: 6000, normal: 4000, quick: 2500 };
const KEY = Symbol("model");

export class BohnanzaModel {
  readonly draft = new Draft(this);
  readonly dealing = new Dealing(this);
  readonly optOut = new OptOut(this);
  /** What a bot has just said: one bubble at the table at a time. */
  bubble: { seat: number; text: string } | null = $state.raw(null);
  private bursts: ReturnType<typeof setTimeout> | undefined;
  /** The card to plant next, where I have chosen one. */
  private chosen: { pile: number; place: number } | null = $state(null);

  constructor(readonly at: AtTable) {}

  get active(): number {
    return this.at.facts.active ?? 0;
  }
  get phase(): number {
    return this.at.facts.phase ?? 0;
  }
  get myTurn(): boolean {
    return this.at.you === this.active;
  }
  get aids(): Aids {
    return this.at.aids;
  }
  get phases(): string[] {
    return this.aids.phases ?? ["plant", "trade", "settle", "draw"];
  }
  get trading(): boolean {
    return this.at.stage.type === "trading";
  }
  /** Whether the trading of this turn has been. */
  get traded(): boolean {
    return !this.trading && this.phase > this.phases.indexOf("trade");
  }
  get offers(): OpenOffer[] {
    return this.at.facts.offers ?? [];
  }
  get myHand(): number[] {
    return pileOf(this.at.view, "hand", this.at.near) ?? [];
  }
  get turnedUp(): number[] {
    return pile(this.at.view, "turned-up");
  }
  get received(): number[] {
    return pileOf(this.at.view, "received", this.at.near) ?? [];
  }
  handSize(seat: number): number {
    return pileOf(this.at.view, "hand", seat)?.length ?? 0;
  }
  thalers(seat: number): number {
    return pileOf(this.at.view, "thalers", seat)?.length ?? 0;
  }
  /** The sorts of beans in this game, from the scarcest. */
  get sorts(): number[] {
    return [...(this.aids.sorts ?? [])].sort((one, other) => beanOf(one).number - beanOf(other).number);
  }
  /** How many beans of a sort are in the game. */
  number(sort: number): number {
    return beanOf(sort).number;
  }
  /** How many beans of each sort I have not seen: they are in the deck and in the hands of others. */
  get unseen(): { sort: number; count: number }[] {
    const beans = this.at.link.layout.filter(({ family, bag }) => family === FAMILY && !bag);
    const seen = beans.flatMap(({ name, owner }) =>
      owner < 0 ? pile(this.at.view, name) : (pileOf(this.at.view, name, owner) ?? []),
    );
    return [...this.sorts].reverse().map((sort) => ({
      sort,
      count: Math.max(0, this.number(sort) - seen.filter((card) => card === sort).length),
    }));
  }

  fields(seat: number): FieldView[] {
    const owned = this.at.facts.fields?.[seat] ?? [];
    const slots = this.price(seat) > 0 && !owned.includes(third) ? [...owned, third].sort(byNumber) : owned;
    return slots.map((slot) => this.field(seat, slot, owned.includes(slot)));
  }
  private field(seat: number, slot: number, owned: boolean): FieldView {
    const cards = pileOf(this.at.view, `field-${slot + 1}`, seat) ?? [];
    const aid = this.aids.fields?.[seat]?.find((field) => field.slot === slot);
    const steps = aid?.steps ?? [];
    const later = steps.filter((needed) => needed > cards.length);
    const next = cards.length > 0 && later.length > 0 ? Math.min(...later) - cards.length : 0;
    return { slot, cards, owned, worth: aid?.worth ?? 0, steps, next };
  }
  price(seat: number): number {
    return this.aids.prices?.[seat] ?? 0;
  }

  /** What I am awaited for. */
  get due(): SchemaBohnanzaDue | null {
    return this.aids.due ?? null;
  }
  /** A pile of the layout, by its number: what it is called, and its cards. */
  private pileAt(number: number): Apart {
    const { name = "", owner = -1 } = this.at.link.layout[number] ?? {};
    return { name, cards: (owner < 0 ? pile(this.at.view, name) : pileOf(this.at.view, name, owner)) ?? [] };
  }
  /** The piles of mine besides hand, fields and what was received: stores, and what came out of one. */
  get apart(): Apart[] {
    return APART.map((name) => ({ name, cards: pileOf(this.at.view, name, this.at.near) ?? [] })).filter(
      ({ cards }) => cards.length > 0,
    );
  }

  // Planting

  /** The cards that I am to plant now, wherever they lie. */
  get toPlant(): SchemaBohnanzaPlantAid[] {
    return this.aids.plant ?? [];
  }
  /** The card that would be planted now: the one chosen, else the first that finds a place. */
  get next(): SchemaBohnanzaPlantAid | undefined {
    const waiting = this.toPlant;
    return (
      waiting.find(
        ({ pile, place }) => this.chosen !== null && pile === this.chosen.pile && place === this.chosen.place,
      ) ??
      waiting.find(({ slots, forms }) => slots.length + forms.length > 0) ??
      waiting[0]
    );
  }
  get plantable(): number {
    return this.next?.card ?? 0;
  }
  private waiting(name: string, place: number): SchemaBohnanzaPlantAid | undefined {
    return this.toPlant.find((one) => one.place === place && this.pileAt(one.pile).name === name);
  }
  /** Whether a card of a pile is to be planted now. */
  waits(name: string, place: number): boolean {
    return this.waiting(name, place) !== undefined;
  }
  /** Choose a card of a pile to be planted next. */
  choose(name: string, place: number): void {
    const found = this.waiting(name, place);
    if (found !== undefined) this.chosen = { pile: found.pile, place };
  }
  isNext(name: string, place: number): boolean {
    const next = this.next;
    return next?.place === place && this.pileAt(next.pile).name === name;
  }
  planting(slot: number): SchemaGameAction | undefined {
    const next = this.next;
    if (!next?.slots.includes(slot)) return undefined;
    return this.at
      .legal<SchemaGameAction & { slot: number; sort?: number }>("plant")
      .find((plant) => plant.slot === slot && (plant.sort ?? 0) === next.sort);
  }
  /** Where the bean may go instead of a field, as a store or a stew; without a bean, the answers asked of me. */
  get instead(): SchemaGameAction[] {
    const next = this.next;
    if (next === undefined)
      return this.at.awaitsMe
        ? this.at.scene.actions.filter(({ type }) => ANSWERS.includes(type) && this.at.isAsked(type))
        : [];
    return this.at.scene.actions.filter(
      (action) => next.forms.includes(action.type) && (Number(action.sort) || 0) === next.sort,
    );
  }
  /** At the end of a game with orders a bean that fits nowhere may open a new field. */
  get newField(): SchemaGameAction | undefined {
    const owned = this.at.facts.fields?.[this.at.near] ?? [];
    const slot = this.next?.slots.find((one) => !owned.includes(one));
    return slot === undefined ? undefined : this.planting(slot);
  }
  /** The third field, while it is for sale to me. */
  get fieldForSale(): SchemaBohnanzaBuyAid | undefined {
    return this.aids.buys?.find((buy) => buy.what === "field");
  }

  // What is said

  /** Offers, wishes and words that came with the last steps. */
  hear(steps: SchemaHappened[]): void {
    this.dealing.hear(steps);
    this.optOut.hear(steps);
    const said = steps.findLast((step) => (step.reason ?? "") !== "");
    if (said !== undefined) this.speak(said.seat, said.reason ?? "");
  }
  private speak(seat: number, text: string): void {
    clearTimeout(this.bursts);
    this.bubble = { seat, text };
    this.bursts = setTimeout(
      () => (this.bubble = null),
      SPOKEN[this.at.link.table?.clocks.speed ?? "normal"],
    );
  }
  /** Whoever leaves the table hears nothing more. */
  leave(): void {
    clearTimeout(this.bursts);
    this.dealing.leave();
  }
  /** What the coach says to the board as it stands. */
  get advice(): SchemaAdvice | null {
    return this.at.coach ? this.at.link.advice : null;
  }

  // Offers

  /** With whom I may deal now. */
  get partners(): number[] {
    return this.aids.deal?.partners ?? [];
  }
  /** Among how many wants I may let the other side choose. */
  /** Whether I can close an offer of mine now. */
  mayClose(offer: OpenOffer): boolean {
    return this.at.legal<SchemaBohnanzaConfirm>("confirm").some((action) => action.offer === offer.id);
  }
  /** Whom an offer is made to, and its terms, for another offer that is linked to it. */
  termsWord(offer: OpenOffer): string {
    const all = offer.to.length > 1 && offer.to.length === this.at.view.seats - 1;
    const names = all ? t("everyone") : offer.to.map((seat) => this.at.name(seat)).join(", ");
    return t("offer-terms", { names, give: givenWord(offer), get: askedWord(offer) });
  }
  get choices(): number {
    return this.aids.deal?.choices ?? 1;
  }
  /** The cards besides my hand that I may deal now, each with its pile and its place there. */
  private get dealt(): { name: string; place: number; card: number }[] {
    return (this.aids.deal?.open ?? []).flatMap((number) => {
      const { name, cards } = this.pileAt(number);
      return cards.map((card, place) => ({ name, place, card }));
    });
  }
  get openCards(): number[] {
    return this.dealt.map(({ card }) => card);
  }
  /** In which pile each of the open cards lies. */
  get openPiles(): string[] {
    return this.dealt.map(({ name }) => name);
  }
  /** Open cards, by their numbers, as a deal names them: their sorts, and those of them that come out of my store. */
  named(places: number[]): { open: number[]; stored: number[] } {
    const sorts = (chosen: number[]) => chosen.map((place) => this.openCards[place] ?? 0).sort(byNumber);
    return { open: sorts(places), stored: sorts(places.filter((place) => this.openPiles[place] === STORE)) };
  }
  /** The number of a card among the open ones; -1 where I may not deal it. */
  openPlace(name: string, place: number): number {
    return this.dealt.findIndex((one) => one.name === name && one.place === place);
  }

  /** The offer to me that brings most thalers at once, as the game says; nobody says so where there is no coach. */
  get best(): SchemaBohnanzaBestAid | null {
    return this.at.mayCoach ? (this.aids.best ?? null) : null;
  }
  /** The cards needed for 1, 2, 3, 4 thalers, as printed on the cards of this table. */
  steps(sort: number): number[] {
    const place = (this.aids.sorts ?? []).indexOf(sort);
    return [...(this.aids.meters?.[place] ?? beanOf(sort).steps), 0, 0, 0, 0].slice(0, 4);
  }
}

export const setBohnanza = (model: BohnanzaModel): BohnanzaModel => setContext(KEY, model);
export const getBohnanza = (): BohnanzaModel => getContext<BohnanzaModel>(KEY);
/** The model where there is one: lessons show cards without a table. */
export const findBohnanza = (): BohnanzaModel | undefined => getContext<BohnanzaModel | undefined>(KEY);

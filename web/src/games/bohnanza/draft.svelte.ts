/** The offer being made: what I give, what I get, to whom, and what it answers or replaces. */
import type { SchemaBohnanzaOffer, SchemaWord } from "../../generated/wire";
import { byCards, byNumber, type OpenOffer } from "./offers";
import { STORE, type BohnanzaModel } from "./model.svelte";

/** How many beans a promise may name. */
export const MOST_PROMISED = 3;

/** A card of the offer: where it lay when it was chosen, and the sort by which it is found when cards have moved. */
interface Chosen {
  place: number;
  sort: number;
}

/** Where chosen cards lie now; those that have gone are left out. */
function placesOf(chosen: Chosen[], cards: number[]): number[] {
  const places: number[] = [];
  for (const { place, sort } of chosen) {
    const free = (at: number) => cards[at] === sort && !places.includes(at);
    const now = free(place) ? place : cards.findIndex((_, at) => free(at));
    if (now >= 0) places.push(now);
  }
  return places;
}

const choose = (places: number[], cards: number[]): Chosen[] =>
  places.map((place) => ({ place, sort: cards[place] ?? 0 }));

const differ = (cards: number[]): boolean => cards.some((card) => card !== cards[0]);

export class Draft {
  building = $state(false);
  private fromHand: Chosen[] = $state.raw([]);
  private fromOpen: Chosen[] = $state.raw([]);
  want: number[] = $state([]);
  /** Other cards that would do as well: the other side chooses. */
  instead: number[][] = $state([]);
  /** How many of my cards the other side takes, of its choice; 0 is all. */
  private taken = $state(0);
  /** How many of the wanted cards it gives, of its choice; 0 is all, -1 all that it has of the sort. */
  private given = $state(0);
  /** An own offer that this one excludes, and one with which it closes in one act. */
  private excluded = $state(0);
  private joined = $state(0);
  to: number[] = $state([]);
  private answered = $state(-1);
  /** The own offer that goes when this one comes. */
  replaces = $state(-1);
  /** Nothing is wanted, and that is meant: a gift is never made by a slip of the finger. */
  free = $state(false);
  /** Sorts that are promised for later, and whether taps on sorts mean the promise. */
  promise: number[] = $state([]);
  promising = $state(false);
  /** The side that is left open, so that the others name it: a call for offers. */
  wild: "" | "give" | "get" = $state("");

  constructor(private readonly model: BohnanzaModel) {}

  /** Places of the hand that the offer gives. */
  get hand(): number[] {
    return placesOf(this.fromHand, this.model.myHand);
  }
  set hand(places: number[]) {
    this.fromHand = choose(places, this.model.myHand);
  }
  /** Places among the open cards that it gives. */
  get open(): number[] {
    return placesOf(this.fromOpen, this.model.openCards);
  }
  set open(places: number[]) {
    this.fromOpen = choose(places, this.model.openCards);
  }
  /** The offer that this one answers, as long as it stands. */
  get answers(): number {
    return this.model.offers.some((offer) => offer.id === this.answered) ? this.answered : -1;
  }
  set answers(offer: number) {
    this.answered = offer;
  }
  get giving(): number[] {
    const { openCards, myHand } = this.model;
    return [
      ...this.open.map((place) => openCards[place] ?? 0),
      ...this.hand.map((place) => myHand[place] ?? 0),
    ];
  }
  /** The offer as it would be sent; nothing as long as it says too little. */
  get action(): SchemaBohnanzaOffer | null {
    if (!this.building || this.empty || this.unsaid || this.wild !== "") return null;
    const { myHand } = this.model;
    const { open, stored } = this.model.named(this.open);
    const [want, ...instead] = this.choices;
    return {
      type: "offer",
      hand: this.hand.map((place) => myHand[place] ?? 0).sort(byNumber),
      open,
      ...(stored.length > 0 ? { stored } : {}),
      want: want ?? [],
      to: [...this.to],
      answers: this.answers,
      ...(instead.length > 0 ? { instead } : {}),
      ...(this.take !== 0 ? { take: this.take } : {}),
      ...(this.give !== 0 ? { give: this.give } : {}),
      ...(this.either !== 0 ? { either: this.either } : {}),
      ...(this.both !== 0 ? { both: this.both } : {}),
    };
  }
  /** How many of the given cards the other side takes, as long as that leaves a choice. */
  get take(): number {
    return this.mostTaken > 0 ? Math.min(this.taken, this.mostTaken) : 0;
  }
  get mostTaken(): number {
    return differ(this.giving) ? this.giving.length - 1 : 0;
  }
  /** How many of the wanted cards it gives; all that it has of one sort is -1. */
  get give(): number {
    if (this.given < 0) return this.mayAskAll ? -1 : 0;
    return this.mostGiven > 0 ? Math.min(this.given, this.mostGiven) : 0;
  }
  get mostGiven(): number {
    return this.instead.length === 0 && differ(this.want) ? this.want.length - 1 : 0;
  }
  get mayAskAll(): boolean {
    return this.instead.length === 0 && this.want.length === 1;
  }
  get either(): number {
    return this.stands(this.excluded);
  }
  get both(): number {
    return this.stands(this.joined);
  }
  private stands(offer: number): number {
    return this.model.offers.some(({ id }) => id === offer) ? offer : 0;
  }
  /** The wants among which the other side chooses, each once, in ascending order. */
  get choices(): number[][] {
    const all = [...this.instead, this.want].filter((cards) => cards.length > 0).sort(byCards);
    return all.filter((cards, place) => place === 0 || byCards(all[place - 1] ?? [], cards) !== 0);
  }
  get empty(): boolean {
    return this.choices.length === 0 && this.giving.length === 0;
  }
  /** Nothing is wanted, and nobody has said yet that this is a gift. */
  get unsaid(): boolean {
    return this.choices.length === 0 && this.wild === "" && !this.free && this.promise.length === 0;
  }

  start(to: number[] = []): void {
    this.clear();
    this.to = to;
    this.building = true;
  }
  clear(): void {
    this.hand = [];
    this.open = [];
    this.want = [];
    this.instead = [];
    this.taken = 0;
    this.given = 0;
    this.excluded = 0;
    this.joined = 0;
    this.to = [];
    this.answers = -1;
    this.replaces = -1;
    this.free = false;
    this.promise = [];
    this.promising = false;
    this.wild = "";
    this.building = false;
  }
  /** Leave one side open, or say it after all. */
  leaveOpen(side: "give" | "get"): void {
    this.wild = this.wild === side ? "" : side;
    this.free = false;
    this.promise = [];
    this.promising = false;
    if (this.wild !== "") this.instead = [];
    if (this.wild === "get") this.want = [];
    if (this.wild === "give") this.hand = this.open = [];
  }
  /** Give it for nothing, or not. */
  makeFree(): void {
    this.free = !this.free;
    this.wild = "";
    if (this.free) this.want = this.instead = [];
  }
  /** What was named so far would do; what is named from now on would do as well. */
  or(): void {
    if (this.want.length === 0) return;
    this.instead = [...this.instead, this.want];
    this.want = [];
  }
  /** All of my cards, any one of them, any two, … */
  leaveTake(): void {
    this.taken = this.take < this.mostTaken ? this.take + 1 : 0;
  }
  /** All of the wanted cards, any one of them, any two, … */
  leaveGive(): void {
    this.given = this.give < this.mostGiven ? this.give + 1 : 0;
  }
  /** All that they have of the wanted sort, or one. */
  askAll(): void {
    this.given = this.give < 0 ? 0 : -1;
  }
  /** Begin another offer: of both at most one closes, or both close in one act with two people. */
  link(offer: OpenOffer, joined: boolean): void {
    const others = this.model.partners.filter((seat) => !offer.to.includes(seat));
    this.start(joined && others.length > 0 ? others.slice(0, 1) : []);
    if (joined) this.joined = offer.id;
    else this.excluded = offer.id;
  }
  unlink(): void {
    this.excluded = this.joined = 0;
  }
  unOr(place: number): void {
    this.instead = this.instead.filter((_, at) => at !== place);
  }
  /** Put a card of the hand into the offer, or take it out. */
  tapHand(place: number): void {
    this.building = true;
    if (this.wild === "give") this.wild = "";
    this.hand = this.hand.includes(place)
      ? this.hand.filter((other) => other !== place)
      : [...this.hand, place];
  }
  tapOpen(place: number): void {
    this.building = true;
    if (this.wild === "give") this.wild = "";
    this.open = this.open.includes(place)
      ? this.open.filter((other) => other !== place)
      : [...this.open, place];
  }
  /** A tap on a sort: one more that I get, or one more that I promise, if that is not too many. */
  tapSort(sort: number): boolean {
    if (!this.promising) this.ask(sort);
    else if (this.promise.length >= MOST_PROMISED) return false;
    else this.promise = [...this.promise, sort].sort(byNumber);
    return true;
  }
  unPromise(sort: number): void {
    const at = this.promise.indexOf(sort);
    this.promise = this.promise.filter((_, place) => place !== at);
  }
  ask(sort: number): void {
    this.building = true;
    this.free = false;
    if (this.wild === "get") this.wild = "";
    this.want = [...this.want, sort].sort(byNumber);
  }
  unask(sort: number): void {
    const at = this.want.indexOf(sort);
    this.want = this.want.filter((_, place) => place !== at);
  }
  unGive(sort: number): void {
    const place = this.hand.find((other) => this.model.myHand[other] === sort);
    if (place !== undefined) this.hand = this.hand.filter((other) => other !== place);
    else this.open = this.open.filter((other) => this.model.openCards[other] !== sort);
  }
  address(seat: number): void {
    this.to = this.to.includes(seat)
      ? this.to.filter((other) => other !== seat)
      : [...this.to, seat].sort(byNumber);
  }

  /** Begin an answer to an offer with its terms the other way round. */
  counter(offer: OpenOffer): void {
    this.start([offer.maker]);
    this.answers = offer.id;
    this.want = [...offer.hand, ...offer.open].sort(byNumber);
    for (const sort of offer.want) this.giveSort(sort);
  }
  /** Answer a call with an offer: what was named is filled in, the rest is mine to say. */
  answer(call: SchemaWord): void {
    this.start([call.seat]);
    this.want = [...call.give].sort(byNumber);
    for (const sort of call.get) this.giveSort(sort);
  }
  /** Change an offer of one's own: the same terms once more; the old one stands until the new one is sent. */
  change(offer: OpenOffer): void {
    this.start(offer.to.length === this.model.partners.length ? [] : offer.to);
    this.replaces = offer.id;
    this.want = [...offer.want];
    this.instead = offer.instead.map((cards) => [...cards]);
    this.taken = offer.take;
    this.given = offer.give;
    this.excluded = offer.either;
    this.free = offer.want.length === 0;
    this.giveAll(offer);
  }
  /** Lay out an offer that somebody has thought of; sending it is up to me. */
  fill(offer: Omit<SchemaBohnanzaOffer, "type">): void {
    const to = offer.to ?? [];
    this.start(to.length === this.model.partners.length ? [] : [...to]);
    this.answers = offer.answers ?? -1;
    this.want = [...(offer.want ?? [])];
    this.instead = (offer.instead ?? []).map((cards) => [...cards]);
    this.taken = offer.take ?? 0;
    this.given = offer.give ?? 0;
    this.free = this.want.length === 0;
    this.giveAll(offer);
  }
  /** Begin with one card for one person, as when it is dragged there. */
  hold(to: number, from: "hand" | "open", place: number): void {
    this.start([to]);
    if (from === "hand") this.hand = [place];
    else this.open = [place];
  }
  /** Give the same cards as an offer: of two alike the stored one where it says so. */
  private giveAll(offer: { hand?: number[]; open?: number[]; stored?: number[] }): void {
    for (const sort of offer.hand ?? []) this.giveSort(sort, false);
    const stored = [...(offer.stored ?? [])];
    for (const sort of offer.open ?? []) {
      const at = stored.indexOf(sort);
      if (at >= 0) stored.splice(at, 1);
      this.giveSort(sort, true, at >= 0);
    }
  }
  private giveSort(sort: number, openToo = true, stored = false): void {
    const { openCards, openPiles } = this.model;
    const free = openCards.flatMap((card, place) =>
      card === sort && !this.open.includes(place) ? [place] : [],
    );
    const shown = free.find((place) => (openPiles[place] === STORE) === stored) ?? free[0] ?? -1;
    if (openToo && shown >= 0) this.open = [...this.open, shown];
    else {
      const place = this.model.myHand.findIndex((card, at) => card === sort && !this.hand.includes(at));
      if (place >= 0) this.hand = [...this.hand, place];
    }
  }
}

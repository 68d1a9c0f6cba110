/** What a player at a table with beans has in mind: the offer being made, the bean to plant, the copies to give. */
import { getContext, setContext } from "svelte";
import type { SchemaBohnanzaAccept, SchemaBohnanzaConfirm, SchemaGameAction, SchemaHappened, SchemaRemark, SchemaWord } from "../../wire";
import { pile, pileOf, type AtTable } from "../../state/table.svelte";
import { numbersOf } from "../telling";
import { beanOf } from "./beans";
import { callsOf, covers, dealOf, debtsOf, handed, promiseOf } from "./remarks";

export interface OpenOffer {
  id: number;
  maker: number;
  hand: number[];
  open: number[];
  want: number[];
  to: number[];
  answers: number;
  accepted: number[];
  declined: number[];
}

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

interface Aids {
  fields?: { slot: number; worth: number; steps: number[] }[][];
  prices?: number[];
  sorts?: number[];
  phases?: string[];
  runs?: number;
  points?: number[];
  orders?: { pair: number[]; open: boolean; held: boolean; place: number; met: number }[];
}

/** An offer on its way: what becomes of it when the table has given it a number. */
interface Sent {
  /** The copies that are given as soon as the only addressee accepts. */
  copies: number[] | null;
  promise: number[];
}

/** Copies of cards to be chosen before a deal is closed. */
export interface Choosing {
  action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm;
  sorts: number[];
  places: number[];
}

const byNumber = (one: number, other: number): number => one - other;
const KEY = Symbol("stall");

export class Stall {
  building = $state(false);
  /** Places of the hand, and places among the open cards, that the offer gives. */
  hand: number[] = $state([]);
  open: number[] = $state([]);
  want: number[] = $state([]);
  to: number[] = $state([]);
  answers = $state(-1);
  /** Sorts that are promised for later, and whether taps on sorts mean the promise. */
  promise: number[] = $state([]);
  promising = $state(false);
  /** The side that is left open, so that the others name it: a call for offers. */
  wild: "" | "give" | "get" = $state("");
  /** The bean to plant next in phase 3. */
  chosen = $state(0);
  choosing: Choosing | null = $state(null);
  /** Offers to one person, closed as soon as that person accepts. */
  private promised = new Map<number, number[]>();
  private sent: Sent[] = [];

  constructor(readonly at: AtTable) {}

  get active(): number {
    return this.at.facts["active"] as number;
  }
  get phase(): number {
    return this.at.facts["phase"] as number;
  }
  get myTurn(): boolean {
    return this.at.you === this.active;
  }
  get aids(): Aids {
    return this.at.scene.aids as Aids;
  }
  get phases(): string[] {
    return this.aids.phases ?? ["plant", "trade", "settle", "draw"];
  }
  get trading(): boolean {
    return this.at.stage.type === "trading";
  }
  get offers(): OpenOffer[] {
    return (this.at.facts["offers"] as OpenOffer[] | undefined) ?? [];
  }
  get myHand(): number[] {
    return pileOf(this.at.view, "hand", this.at.near) ?? [];
  }
  get turnedUp(): number[] {
    return pile(this.at.view, "turned-up");
  }
  /** The open cards that I may deal. */
  get openCards(): number[] {
    return this.myTurn ? this.turnedUp : [];
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

  fields(seat: number): FieldView[] {
    const owned = (this.at.facts["fields"] as number[][])[seat] ?? [];
    const slots = this.price(seat) > 0 && !owned.includes(2) ? [...owned, 2].sort(byNumber) : owned;
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

  // Planting

  /** The bean that would be planted now: the front card, or the one chosen among those received. */
  get plantable(): number {
    if (this.at.you === null) return 0;
    if (this.at.stage.type === "planting") return this.myTurn ? (this.myHand[0] ?? 0) : 0;
    if (this.at.stage.type === "planting_out") return this.myHand[0] ?? 0;
    const sorts = this.at.legal<SchemaGameAction & { sort: number }>("plant").map((plant) => plant.sort);
    if (this.at.stage.type !== "settling") return 0;
    const waiting = this.toPlant;
    return waiting.includes(this.chosen) ? this.chosen : (waiting.find((sort) => sorts.includes(sort)) ?? waiting[0] ?? 0);
  }
  get toPlant(): number[] {
    return this.at.stage.type === "settling" ? [...(this.myTurn ? this.turnedUp : []), ...this.received] : [];
  }
  planting(slot: number): SchemaGameAction | undefined {
    const sort = this.at.stage.type === "settling" ? this.plantable : 0;
    return this.at
      .legal<SchemaGameAction & { slot: number; sort?: number }>("plant")
      .find((plant) => plant.slot === slot && (plant.sort ?? 0) === sort);
  }

  /** How many offers wait for my answer. */
  get pendingForMe(): number {
    const you = this.at.you ?? -1;
    return this.offers.filter((offer) => offer.to.includes(you) && !offer.declined.includes(you) && !offer.accepted.includes(you)).length;
  }
  /** At the end of a game with orders a bean that fits nowhere may open a new field. */
  get newField(): SchemaGameAction | undefined {
    const owned = (this.at.facts["fields"] as number[][])[this.at.near] ?? [];
    return this.at.legal<SchemaGameAction & { slot: number }>("plant").find((plant) => !owned.includes(plant.slot));
  }

  // Offers

  get partners(): number[] {
    if (this.at.you === null) return [];
    return this.myTurn ? this.at.others : [this.active];
  }
  /** Whether anybody here can be talked to: bots do not listen. */
  get talks(): boolean {
    return this.partners.some((seat) => !this.at.isBot(seat));
  }
  get calls(): SchemaWord[] {
    return this.trading ? callsOf(this.at) : [];
  }
  get debts(): SchemaWord[] {
    return debtsOf(this.at.link.remarks);
  }
  promiseOf(offer: OpenOffer): number[] {
    return promiseOf(this.at.link.remarks, offer);
  }
  get giving(): number[] {
    return [...this.open.map((place) => this.openCards[place] ?? 0), ...this.hand.map((place) => this.myHand[place] ?? 0)];
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
    this.to = [];
    this.answers = -1;
    this.promise = [];
    this.promising = false;
    this.wild = "";
    this.building = false;
  }
  /** Leave one side open, or say it after all. */
  leaveOpen(side: "give" | "get"): void {
    this.wild = this.wild === side ? "" : side;
    this.promise = [];
    this.promising = false;
    if (this.wild === "get") this.want = [];
    if (this.wild === "give") this.hand = this.open = [];
  }
  /** Put a card of the hand into the offer, or take it out. */
  tapHand(place: number): void {
    this.building = true;
    if (this.wild === "give") this.wild = "";
    this.hand = this.hand.includes(place) ? this.hand.filter((other) => other !== place) : [...this.hand, place];
  }
  tapOpen(place: number): void {
    this.building = true;
    if (this.wild === "give") this.wild = "";
    this.open = this.open.includes(place) ? this.open.filter((other) => other !== place) : [...this.open, place];
  }
  /** A tap on a sort: one more that I get, or one more that I promise. */
  tapSort(sort: number): void {
    if (this.promising) this.promise = [...this.promise, sort].sort(byNumber);
    else this.ask(sort);
  }
  unPromise(sort: number): void {
    const at = this.promise.indexOf(sort);
    this.promise = this.promise.filter((_, place) => place !== at);
  }
  ask(sort: number): void {
    this.building = true;
    if (this.wild === "get") this.wild = "";
    this.want = [...this.want, sort].sort(byNumber);
  }
  unask(sort: number): void {
    const at = this.want.indexOf(sort);
    this.want = this.want.filter((_, place) => place !== at);
  }
  unGive(sort: number): void {
    const place = this.hand.find((other) => this.myHand[other] === sort);
    if (place !== undefined) this.hand = this.hand.filter((other) => other !== place);
    else this.open = this.open.filter((other) => this.openCards[other] !== sort);
  }
  address(seat: number): void {
    this.to = this.to.includes(seat) ? this.to.filter((other) => other !== seat) : [...this.to, seat].sort(byNumber);
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
  /** Change an own offer: the same terms once more; the old one is taken back when the new one is sent. */
  change(offer: OpenOffer): void {
    this.start(offer.to.length === this.partners.length ? [] : offer.to);
    this.want = [...offer.want];
    for (const sort of offer.hand) this.giveSort(sort, false);
    for (const sort of offer.open) this.giveSort(sort);
    void this.at.act({ type: "withdraw", offer: offer.id });
  }
  private giveSort(sort: number, openToo = true): void {
    const shown = this.openCards.findIndex((card, place) => card === sort && !this.open.includes(place));
    if (openToo && shown >= 0) this.open = [...this.open, shown];
    else {
      const place = this.myHand.findIndex((card, at) => card === sort && !this.hand.includes(at));
      if (place >= 0) this.hand = [...this.hand, place];
    }
  }

  async send(): Promise<void> {
    if (this.wild !== "") return this.call();
    const places = [...this.hand].sort(byNumber);
    const action = {
      type: "offer",
      hand: places.map((place) => this.myHand[place] ?? 0).sort(byNumber),
      open: this.open.map((place) => this.openCards[place] ?? 0).sort(byNumber),
      want: [...this.want].sort(byNumber),
      to: [...this.to],
      answers: this.answers,
    };
    const single = this.to.length === 1 || this.partners.length === 1;
    const sent: Sent = { copies: single ? places.map((place) => this.ordinal(place)) : null, promise: [...this.promise] };
    this.sent.push(sent);
    if (await this.at.act(action, "paper")) this.clear();
    else this.sent = this.sent.filter((other) => other !== sent);
  }
  /** Ask the table for offers. */
  private async call(): Promise<void> {
    const done = await this.remark({ phrase: "call", give: this.giving.sort(byNumber), get: [...this.want] });
    if (done) this.clear();
  }
  /** Say something in a set phrase. */
  async remark(words: Omit<SchemaRemark, "type" | "n">): Promise<boolean> {
    const answer = await this.at.link.ask({ type: "remark", ...words });
    if (!answer.ok) this.at.refuse(answer.refusal);
    return answer.ok;
  }

  /** What the steps of the table mean for what I have said: offers get their numbers, debts are paid, wishes come true. */
  hear(steps: SchemaHappened[]): void {
    const you = this.at.you;
    for (const event of steps.flatMap((step) => step.events ?? [])) {
      const deal = dealOf(this.at.view.game, event);
      if (deal !== null) this.pay((debt) => debt.seat === you && covers(handed(deal, debt.seat, debt.to ?? -1), debt.give));
      if (event.seat !== you) continue;
      const { offer, sort } = numbersOf(this.at.view.game, event);
      if (event.name === "offered") this.offered(Number(offer));
      if (event.name === "harvested") this.wishLess(Number(sort));
    }
  }
  private offered(id: number): void {
    const sent = this.sent.shift();
    if (sent === undefined) return;
    if (sent.copies !== null) this.promised.set(id, sent.copies);
    if (sent.promise.length > 0) void this.remark({ phrase: "promise", offer: id, give: sent.promise });
  }
  private pay(paid: (debt: SchemaWord) => boolean): void {
    for (const debt of this.debts.filter(paid)) void this.remark({ phrase: "settled", offer: debt.offer });
  }
  /** Whoever has harvested a sort no longer signals that it is wanted. */
  private wishLess(sort: number): void {
    const wish = this.at.link.signals.find((one) => one.seat === this.at.you);
    if (wish === undefined || !wish.want.includes(sort)) return;
    const { give, never } = wish;
    void this.at.link.ask({ type: "signal", want: wish.want.filter((other) => other !== sort), give, never: never ?? [] });
  }

  /** Offer cards to one person for nothing. */
  async give(to: number, from: "hand" | "open", place: number): Promise<void> {
    this.start([to]);
    if (from === "hand") this.hand = [place];
    else this.open = [place];
    await this.send();
  }

  /** A card of the hand as its sort and which copy of it from the front, in one number. */
  private ordinal(place: number): number {
    const sort = this.myHand[place] ?? 0;
    return sort * 100 + this.myHand.slice(0, place).filter((card) => card === sort).length;
  }
  private placesOf(copies: number[]): number[] {
    const places = copies.map((copy) => {
      const sort = Math.floor(copy / 100);
      const all = this.myHand.flatMap((card, place) => (card === sort ? [place] : []));
      return all[copy % 100] ?? -1;
    });
    return places.sort(byNumber);
  }
  /** Close a deal that was offered to one person only, now that this person has agreed. */
  closePromised(): void {
    for (const confirm of this.at.legal<SchemaBohnanzaConfirm>("confirm")) {
      const copies = this.promised.get(confirm.offer);
      if (copies === undefined) continue;
      this.promised.delete(confirm.offer);
      const places = this.placesOf(copies);
      void this.deal({ ...confirm, cards: places.includes(-1) ? (confirm.cards ?? []) : places });
    }
  }
  /** Close a deal, after choosing the copies where there is a choice. */
  close(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): void {
    const places = [...(action.cards ?? [])];
    const sorts = places.map((place) => this.myHand[place] ?? 0);
    const free = sorts.some(
      (sort) => this.myHand.filter((card) => card === sort).length > sorts.filter((other) => other === sort).length,
    );
    if (free) this.choosing = { action, sorts, places };
    else void this.deal(action);
  }
  /** The deal itself; what was promised with my offer is owed from now on. */
  async deal(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): Promise<void> {
    const offer = this.offers.find((one) => one.id === action.offer && one.maker === this.at.you);
    const give = offer === undefined ? [] : this.promiseOf(offer);
    const done = await this.at.act(action, "paper");
    if (done && give.length > 0 && "partner" in action) void this.remark({ phrase: "owes", offer: action.offer, to: action.partner, give });
  }
}

export const setStall = (stall: Stall): Stall => setContext(KEY, stall);
export const atStall = (): Stall => getContext<Stall>(KEY);

export const isGift = (offer: OpenOffer): boolean => offer.want.length === 0;
export const isRequest = (offer: OpenOffer): boolean => offer.hand.length + offer.open.length === 0;

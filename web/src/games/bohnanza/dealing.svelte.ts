/** Offers sent, deals closed, and the end of trading: what becomes of what was said. */
import type {
  SchemaBohnanzaAccept,
  SchemaBohnanzaConfirm,
  SchemaHappened,
  SchemaRemark,
  SchemaWord,
} from "../../generated/wire";
import { numberOf } from "../telling";
import { byNumber, waitsFor, type OpenOffer } from "./offers";
import { callsOf, declinedOf, promiseOf } from "./remarks";
import { STORE, type Stall } from "./stall.svelte";

/** An offer on its way: what becomes of it when the table has given it a number. */
interface Sent {
  /** The copies that are given as soon as the only addressee accepts. */
  copies: number[] | null;
  promise: number[];
  to: number[];
}

/** Copies of cards to be chosen before a deal is closed. */
export interface Choosing {
  action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm;
  sorts: number[];
  /** Places of the hand, and numbers of open cards. */
  places: number[];
  open: number[];
}

/** With offers open to me the end of trading waits so long, so that it can be stopped. */
const PAUSE = 2000;

export class Dealing {
  private asked: Choosing | null = $state(null);
  /** How the cards lay when copies were asked for. */
  private lay = "";
  /** The end of trading has been asked for and can still be stopped. */
  ending = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Offers to one person, closed as soon as that person accepts. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  private promised = new Map<number, number[]>();
  private sent: Sent[] = [];

  constructor(private readonly stall: Stall) {}

  private get at() {
    return this.stall.at;
  }

  // Offers

  get calls(): SchemaWord[] {
    return this.stall.trading ? callsOf(this.at) : [];
  }
  /** The offers that I have declined in this turn, the last one at the end: until it is over I may say why. */
  get declined(): OpenOffer[] {
    return this.stall.trading ? declinedOf(this.at) : [];
  }
  promiseOf(offer: OpenOffer): number[] {
    return promiseOf(this.at, offer);
  }
  /** How many offers wait for my answer. */
  get pendingForMe(): number {
    return this.stall.offers.filter((offer) => waitsFor(offer, this.at.you)).length;
  }

  /** Send what was put together; an offer that it replaces goes when it has come. */
  async send(): Promise<void> {
    const { draft, partners } = this.stall;
    if (draft.wild !== "") return this.call();
    const { action } = draft;
    if (action === null) return;
    const places = [...draft.hand].sort(byNumber);
    const single = draft.to.length === 1 || partners.length === 1;
    const sent: Sent = {
      copies: single ? places.map((place) => this.ordinal(place)) : null,
      promise: [...draft.promise],
      to: draft.to.length > 0 ? [...draft.to] : [...partners],
    };
    const { replaces } = draft;
    this.sent.push(sent);
    if (await this.at.act(action, "paper")) {
      if (this.stall.offers.some((offer) => offer.id === replaces))
        void this.at.act({ type: "withdraw", offer: replaces });
      draft.clear();
    } else this.sent = this.sent.filter((other) => other !== sent);
  }
  /** Ask the table for offers. */
  private async call(): Promise<void> {
    const { draft } = this.stall;
    const done = await this.remark({
      phrase: "call",
      give: draft.giving.sort(byNumber),
      get: [...draft.want],
    });
    if (done) draft.clear();
  }
  /** Say something in a set phrase. */
  async remark(words: Omit<SchemaRemark, "type" | "n">): Promise<boolean> {
    const answer = await this.at.link.ask({ type: "remark", ...words });
    if (!answer.ok) this.at.refuse(answer.refusal);
    return answer.ok;
  }

  // What happened

  /** What the steps of the table mean for what I have said: offers get their numbers, wishes come true. */
  hear(steps: SchemaHappened[]): void {
    const you = this.at.you;
    for (const event of steps.flatMap((step) => step.events ?? [])) {
      if (event.seat !== you) continue;
      if (event.name === "offered") this.offered(numberOf(event, "offer"));
      if (event.name === "harvested") this.wishLess(numberOf(event, "sort"));
    }
  }
  private offered(id: number): void {
    const sent = this.sent.shift();
    if (sent === undefined) return;
    if (sent.copies !== null) this.promised.set(id, sent.copies);
    if (sent.promise.length > 0)
      for (const to of sent.to) void this.remark({ phrase: "promise", offer: id, to, give: sent.promise });
  }
  /** Whoever has harvested a sort no longer signals that it is wanted. */
  private wishLess(sort: number): void {
    const wish = this.at.link.signals.find((one) => one.seat === this.at.you);
    if (!wish?.want.includes(sort)) return;
    const { give, never } = wish;
    void this.at.link.ask({
      type: "signal",
      want: wish.want.filter((other) => other !== sort),
      give,
      never: never ?? [],
    });
  }

  // Deals

  /** A card of the hand as its sort and which copy of it from the front, in one number. */
  private ordinal(place: number): number {
    const sort = this.stall.myHand[place] ?? 0;
    return sort * 100 + this.stall.myHand.slice(0, place).filter((card) => card === sort).length;
  }
  private placesOf(copies: number[]): number[] {
    const places = copies.map((copy) => {
      const sort = Math.floor(copy / 100);
      const all = this.stall.myHand.flatMap((card, place) => (card === sort ? [place] : []));
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
    const hand = this.stall.myHand;
    const places = [...(action.cards ?? [])];
    const open = action.type === "accept" ? this.openOf(action) : [];
    const board = action.type === "accept" ? this.stall.openCards : [];
    const sorts = [...places.map((place) => hand[place] ?? 0), ...open.map((place) => board[place] ?? 0)];
    const free = sorts.some(
      (sort) =>
        [...hand, ...board].filter((card) => card === sort).length >
        sorts.filter((other) => other === sort).length,
    );
    if (!free) return void this.deal(action);
    this.lay = this.cardsFor(action);
    this.asked = { action, sorts, places, open };
  }
  /** The copies to be chosen, as long as the deal stands and the cards lie as they did. */
  get choosing(): Choosing | null {
    return this.asked !== null && this.cardsFor(this.asked.action) === this.lay ? this.asked : null;
  }
  /** Choose no longer. */
  chosen(): void {
    this.asked = null;
  }
  /** The cards from which a deal would take copies; none when it can no longer be closed. */
  private cardsFor(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): string {
    const wanted = JSON.stringify(action);
    const stands = this.at.legal(action.type).some((one) => JSON.stringify(one) === wanted);
    return stands ? JSON.stringify([this.stall.myHand, this.stall.openCards]) : "gone";
  }
  /** The open cards with which I would accept, by their numbers. */
  private openOf(accept: SchemaBohnanzaAccept): number[] {
    const { openCards, openPiles } = this.stall;
    const stored = [...(accept.stored ?? [])];
    const found: number[] = [];
    for (const sort of accept.open ?? []) {
      const kept = stored.indexOf(sort);
      if (kept >= 0) stored.splice(kept, 1);
      found.push(
        openCards.findIndex(
          (card, place) =>
            card === sort && !found.includes(place) && (openPiles[place] === STORE) === kept >= 0,
        ),
      );
    }
    return found;
  }
  /** The deal itself. */
  deal(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): Promise<boolean> {
    return this.at.act(action, "paper");
  }

  // The end of trading

  /** End my trading: at once, or in a moment where offers are open to me; pressed again, it is stopped. */
  pressDone(): void {
    clearTimeout(this.timer);
    if (this.ending) this.ending = false;
    else if (this.pendingForMe > 0) {
      this.ending = true;
      this.timer = setTimeout(() => this.end(), PAUSE);
    } else this.end();
  }
  private end(): void {
    this.ending = false;
    if (this.at.may("end_trade")) void this.at.act({ type: "end_trade" });
  }
  /** Whoever leaves the table ends nothing more. */
  leave(): void {
    clearTimeout(this.timer);
  }
}

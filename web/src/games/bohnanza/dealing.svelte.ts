/** Offers sent, deals closed, and the end of trading: what becomes of what was said. */
import type {
  SchemaBohnanzaAccept,
  SchemaBohnanzaConfirm,
  SchemaHappened,
  SchemaRemark,
  SchemaWord,
} from "../../generated/wire";
import { settings } from "../../state/settings.svelte";
import { isSame } from "../../state/table.svelte";
import { numberOf } from "../telling";
import { byCards, byNumber, mateOf, waitsFor, type OpenOffer } from "./offers";
import { callsOf, declinedOf, promiseOf } from "./remarks";
import { STORE, type BohnanzaModel } from "./model.svelte";

/** An offer on its way: what becomes of it when the table has given it a number. */
interface Sent {
  /** The copies that were chosen for it. */
  copies: number[];
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
  /** The cards of the hand and the open ones as they lay when copies were asked for. */
  private lay: number[] = [];
  /** The end of trading has been asked for and can still be stopped. */
  ending = $state(false);
  /** Trading is to end though somebody has agreed to an offer of mine. */
  leaving = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The copies that I chose for each offer of mine. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  private copies = new Map<number, number[]>();
  private sent: Sent[] = [];
  /** The offers whose deals have closed by themselves, or whose copies were asked for. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on it
  private closed = new Set<number>();

  constructor(private readonly model: BohnanzaModel) {}

  private get at() {
    return this.model.at;
  }

  // Offers

  get calls(): SchemaWord[] {
    return this.model.trading ? callsOf(this.at) : [];
  }
  /** The offers that I have declined in this turn, the last one at the end: until it is over I may say why. */
  get declined(): OpenOffer[] {
    return this.model.trading ? declinedOf(this.at) : [];
  }
  promiseOf(offer: OpenOffer): number[] {
    return promiseOf(this.at, offer);
  }
  /** How many offers wait for my answer. */
  get pendingForMe(): number {
    return this.model.offers.filter((offer) => waitsFor(offer, this.at.you)).length;
  }

  /** Send what was put together; an offer that it replaces goes when it has come. */
  async send(): Promise<void> {
    const { draft, partners } = this.model;
    if (draft.wild !== "") return this.call();
    const { action } = draft;
    if (action === null) return;
    const places = [...draft.hand].sort(byNumber);
    const sent: Sent = {
      copies: places.map((place) => this.ordinal(place)),
      promise: [...draft.promise],
      to: draft.to.length > 0 ? [...draft.to] : [...partners],
    };
    const { replaces } = draft;
    this.sent.push(sent);
    if (await this.at.act(action, "paper")) {
      if (this.model.offers.some((offer) => offer.id === replaces))
        void this.at.act({ type: "withdraw", offer: replaces });
      draft.clear();
    } else this.sent = this.sent.filter((other) => other !== sent);
  }
  /** Ask the table for offers. */
  private async call(): Promise<void> {
    const { draft } = this.model;
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
    this.copies.set(id, sent.copies);
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
    const sort = this.model.myHand[place] ?? 0;
    return sort * 100 + this.model.myHand.slice(0, place).filter((card) => card === sort).length;
  }
  private placesOf(copies: number[]): number[] {
    const places = copies.map((copy) => {
      const sort = Math.floor(copy / 100);
      const all = this.model.myHand.flatMap((card, place) => (card === sort ? [place] : []));
      return all[copy % 100] ?? -1;
    });
    return places.sort(byNumber);
  }
  /** Close the deals between which nothing is left to choose: with the only addressee, or the only one who did not refuse. */
  closeSettled(): void {
    const confirms = this.at.legal<SchemaBohnanzaConfirm>("confirm");
    for (const confirm of confirms) {
      const offer = this.model.offers.find(({ id }) => id === confirm.offer);
      if (offer === undefined || !this.copies.has(offer.id) || this.closed.has(offer.id)) continue;
      const mate = mateOf(this.model.offers, offer);
      const open = [...this.openTo(offer, confirm.partner), ...this.openTo(mate, confirm.also ?? -1)];
      if (open.some((asks) => !settings.closes || asks)) continue;
      this.closed.add(offer.id);
      this.close(confirm);
    }
  }
  /** The others to whom an offer was made: whether each of them may still agree to it. */
  private openTo(offer: OpenOffer | undefined, partner: number): boolean[] {
    if (offer === undefined) return [];
    return offer.to.filter((seat) => seat !== partner).map((seat) => !offer.declined.includes(seat));
  }
  /** The copies that were chosen with the offer, as places of the hand now; nothing if they are gone. */
  private chosenFor(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): number[] | null {
    const offer = this.model.offers.find(({ id }) => id === action.offer);
    const whole = offer?.take === 0 && mateOf(this.model.offers, offer) === undefined;
    const copies = action.type === "confirm" && whole ? this.copies.get(action.offer) : undefined;
    const places = copies === undefined ? [-1] : this.placesOf(copies);
    return places.includes(-1) ? null : places;
  }
  /** Close a deal, after choosing the copies where there is a choice. */
  close(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): void {
    const hand = this.model.myHand;
    const chosen = this.chosenFor(action);
    if (chosen !== null) return void this.deal({ ...action, cards: chosen });
    if (action.type === "confirm" && (action.also ?? -1) >= 0) return void this.deal(action);
    const places = [...(action.cards ?? [])];
    const open = action.type === "accept" ? this.openPlaces(action) : [];
    const board = action.type === "accept" ? this.model.openCards : [];
    const sorts = [...places.map((place) => hand[place] ?? 0), ...open.map((place) => board[place] ?? 0)];
    if (!sorts.some((sort) => this.differ(sort, sorts, board))) return void this.deal(action);
    this.lay = this.cards;
    this.asked = { action, sorts, places, open };
  }
  /** Whether it matters which copies of a sort go: places of the hand do, cards side by side do not. */
  private differ(sort: number, sorts: number[], board: number[]): boolean {
    const hand = this.model.myHand;
    const count = (cards: number[]) => cards.filter((card) => card === sort).length;
    if (count(hand) + count(board) <= count(sorts)) return false;
    const runs = hand.filter((card, place) => card === sort && hand[place - 1] !== sort).length;
    const piles = this.model.openPiles.filter((_, place) => board[place] === sort);
    return runs + (piles.includes(STORE) ? 1 : 0) + (piles.some((pile) => pile !== STORE) ? 1 : 0) > 1;
  }
  /** The copies to be chosen, as long as the deal stands and the cards lie as they did. */
  get choosing(): Choosing | null {
    return this.asked !== null && this.stands(this.asked.action) && byCards(this.cards, this.lay) === 0
      ? this.asked
      : null;
  }
  /** Choose no longer. */
  chosen(): void {
    this.asked = null;
  }
  /** The cards from which a deal may take copies: those of the hand, a 0, and the open ones. */
  private get cards(): number[] {
    return [...this.model.myHand, 0, ...this.model.openCards];
  }
  /** Whether a deal can still be closed as it was listed. */
  private stands(action: SchemaBohnanzaAccept | SchemaBohnanzaConfirm): boolean {
    return this.at.legal(action.type).some((one) => isSame(one, action));
  }
  /** The open cards with which I would accept, by their numbers. */
  private openPlaces(accept: SchemaBohnanzaAccept): number[] {
    const { openCards, openPiles } = this.model;
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
    else if (this.at.may("confirm")) this.leaving = true;
    else if (this.pendingForMe > 0) {
      this.ending = true;
      this.timer = setTimeout(() => this.end(), PAUSE);
    } else this.end();
  }
  end(): void {
    this.ending = false;
    this.leaving = false;
    if (this.at.may("end_trade")) void this.at.act({ type: "end_trade" });
  }
  /** Whoever leaves the table ends nothing more. */
  leave(): void {
    clearTimeout(this.timer);
  }
}

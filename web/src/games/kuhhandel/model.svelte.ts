/** Kuhhandel as one of its players sees it, with the money chosen and the bids so far. */
import { getContext, setContext } from "svelte";
import { step } from "../../generated/printed";
import type { SchemaGameAction, SchemaRefusal } from "../../generated/wire";
import { bagSize, isSame, pile, pileOf, type Aids, type AtTable } from "../../state/table.svelte";
import { numberOf } from "../telling";
import { MONEY } from "./cards";

const KEY = Symbol("kuhhandel");
/** What cards are laid for, by the stage that asks for them. */
const FORMS: Record<string, string> = {
  paying: "pay",
  laying: "pay",
  deciding: "buy",
  deciding_blind: "buy",
  dodging_rat: "lay",
  offering: "offer",
  answering: "counter",
};

export interface Bid {
  seat: number;
  price: number;
  at: number;
}

export class KuhhandelModel {
  /** Places in my purse. */
  chosen: number[] = $state([]);
  /** Whether the others see how many cards I offer. */
  counted = $state(false);

  /** Why the table would refuse the cards that are chosen; nothing where they may be laid. */
  refusal: SchemaRefusal | null = $state.raw(null);

  constructor(readonly at: AtTable) {}

  get aids(): Aids {
    return this.at.aids;
  }
  get active(): number {
    return this.at.facts.active ?? 0;
  }
  get stage(): { type: string; [part: string]: unknown } {
    return this.at.stage;
  }
  number(part: string): number {
    return Number(this.stage[part] ?? 0);
  }
  get lot(): number {
    return pile(this.at.view, "lot")[0] ?? 0;
  }
  get deck(): number {
    return bagSize(this.at.view, "deck") + bagSize(this.at.view, "greens");
  }
  /** Which auction of the game this is, from 1. */
  get auction(): number {
    return (this.at.facts.auctions ?? 0) + 1;
  }
  herd(seat: number): number[] {
    return pileOf(this.at.view, "herd", seat) ?? [];
  }
  count(seat: number, species: number): number {
    return this.herd(seat).filter((card) => card === species).length;
  }
  get purse(): number[] {
    const cards = this.at.you === null ? [] : (pileOf(this.at.view, "purse", this.at.you) ?? []);
    return [...cards].sort((one, other) => one - other);
  }
  get worth(): number {
    return this.purse.reduce((sum, card) => sum + (MONEY[card] ?? 0), 0);
  }
  get picked(): number[] {
    return this.chosen.map((place) => this.purse[place] ?? 0).filter((card) => card > 0);
  }
  get pickedWorth(): number {
    return this.picked.reduce((sum, card) => sum + (MONEY[card] ?? 0), 0);
  }
  /** The cards that a bid would cost me; nothing when it is a bluff. */
  payment(amount: number): number[] | null {
    return this.aids.payments?.[Math.ceil((amount - (this.aids.next ?? 0)) / step)] ?? null;
  }
  get potSize(): number {
    return Array.from(
      { length: this.at.view.seats },
      (_, seat) => pileOf(this.at.view, "pot", seat)?.length ?? 0,
    ).reduce((sum, n) => sum + n, 0);
  }
  tap(place: number): void {
    if (this.stage.type === "dodging_rat") this.chosen = [place];
    else
      this.chosen = this.chosen.includes(place)
        ? this.chosen.filter((other) => other !== place)
        : [...this.chosen, place];
  }
  /** Choose these cards, the first of each kind. */
  choose(cards: number[]): void {
    const places: number[] = [];
    for (const card of cards) {
      const place = this.purse.findIndex((other, at) => other === card && !places.includes(at));
      if (place >= 0) places.push(place);
    }
    this.chosen = places;
  }
  /** The chosen cards, as what the stage asks for. */
  get laying(): SchemaGameAction | null {
    const type = FORMS[this.stage.type];
    if (type === undefined || !this.at.awaitsMe) return null;
    const cards = [...this.picked].sort((one, other) => one - other);
    if (type === "lay") return { type, card: cards[0] ?? 0 };
    return type === "offer" && this.counted ? { type, cards, counted: true } : { type, cards };
  }
  /** Ask the table whether the chosen cards would do. */
  async test(): Promise<void> {
    const { laying } = this;
    const answer = laying === null ? null : await this.at.link.check(laying);
    if (isSame(laying, this.laying)) this.refusal = answer?.refusal ?? null;
  }
  /** Lay the chosen cards, or read why that cannot be. */
  async lay(sound: "coin" | "paper" = "coin"): Promise<void> {
    const { laying } = this;
    if (laying === null) return;
    if (this.refusal !== null) {
      this.at.refuse(this.refusal);
      return;
    }
    if (!(await this.at.act(laying, sound))) return;
    this.chosen = [];
    this.counted = false;
  }

  /** The bids for the card that lies there now, the newest first. */
  get bids(): Bid[] {
    const found: Bid[] = [];
    for (const step of this.at.link.log.toReversed()) {
      for (const event of step.events ?? []) {
        if (event.name === "lot_turned" || event.name === "auctioned_anew") return found;
        if (event.name === "bid")
          found.push({
            seat: event.seat,
            price: numberOf(event, "price"),
            at: step.at,
          });
      }
    }
    return found;
  }
  /** The clock of the calls or the count: how much is left of how much. */
  get clock() {
    return this.at.scene.clocks.find((clock) => clock.about === "call" || clock.about === "count");
  }
}

export const setKuhhandel = (model: KuhhandelModel): KuhhandelModel => setContext(KEY, model);
export const getKuhhandel = (): KuhhandelModel => getContext<KuhhandelModel>(KEY);

/** A table with beans as one of its players sees it; what is being offered and dealt has files of its own. */
import { getContext, setContext } from "svelte";
import type { SchemaGameAction } from "../../wire";
import { pile, pileOf, type AtTable } from "../../state/table.svelte";
import { beanOf } from "./beans";
import { Dealing } from "./dealing.svelte";
import { Draft } from "./draft.svelte";
import { byNumber, gives, waitsFor, type OpenOffer } from "./offers";

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

/** What beans that I would get bring at once: so many more thalers, because a field grows to this number and worth. */
export interface Gain {
  thalers: number;
  sort: number;
  count: number;
  worth: number;
}

const KEY = Symbol("stall");

export class Stall {
  readonly draft = new Draft(this);
  readonly dealing = new Dealing(this);
  /** The bean to plant next in phase 3. */
  chosen = $state(0);

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

  /** What these beans would bring on the fields as they stand, by their printed steps; nothing when that is no thaler. */
  private gainOf(cards: number[]): Gain | null {
    const gains = this.fields(this.at.near).flatMap((field) => {
      const sort = field.cards[0] ?? 0;
      const count = field.cards.length + cards.filter((card) => card === sort).length;
      const worth = field.steps.findLastIndex((needed) => needed > 0 && needed <= count) + 1;
      return sort > 0 && worth > field.worth && count > field.cards.length ? [{ thalers: worth - field.worth, sort, count, worth }] : [];
    });
    return gains.sort((one, other) => other.thalers - one.thalers)[0] ?? null;
  }
  /** The offer to me that brings most thalers at once, by what I see. */
  get bestOffer(): { offer: OpenOffer; gain: Gain } | null {
    const legal = new Set(this.at.legal<SchemaGameAction & { offer: number }>("accept").map((accept) => accept.offer));
    const found = this.offers.flatMap((offer) => {
      const gain = legal.has(offer.id) && waitsFor(offer, this.at.you) ? this.gainOf(gives(offer)) : null;
      return gain === null ? [] : [{ offer, gain }];
    });
    return found.sort((one, other) => other.gain.thalers - one.gain.thalers)[0] ?? null;
  }
}

export const setStall = (stall: Stall): Stall => setContext(KEY, stall);
export const atStall = (): Stall => getContext<Stall>(KEY);

/** "No more": for the turn, until my next turn, or until somebody offers what I wish for. */
import { t } from "../../speech.svelte";
import { play } from "../../state/sound";
import type { SchemaHappened } from "../../generated/wire";
import { listOf, numberOf } from "../telling";
import type { BohnanzaModel } from "./model.svelte";
import { beansWord } from "./words";

export type Until = "turn" | "round" | "wish";

export class OptOut {
  /** How long, as I said; whoever has loaded the page anew knows only that it lasts. */
  private said: Until = $state("turn");
  /** The beans for which I would trade again. */
  wish: number[] = $state([]);
  /** The offers that I waited for. */
  came: number[] = $state([]);

  constructor(private readonly model: BohnanzaModel) {}

  private get at() {
    return this.model.at;
  }
  get on(): boolean {
    return this.at.you !== null && this.at.scene.ready.includes(this.at.you);
  }
  get until(): Until {
    return this.said;
  }
  /** Whether there is anything to want no more of. */
  get offered(): boolean {
    return this.model.trading && this.at.you !== null;
  }

  async start(until: Until, wish: number[] = []): Promise<void> {
    const answer = await this.at.link.ask({ type: "ready", round: until !== "turn", wish });
    if (!answer.ok) {
      this.at.refuse(answer.refusal);
      return;
    }
    this.said = until;
    this.wish = wish;
    this.came = [];
  }
  async stop(): Promise<void> {
    const answer = await this.at.link.ask({ type: "ready", on: false });
    if (answer.ok) this.wish = [];
    else this.at.refuse(answer.refusal);
  }
  /** Somebody offers what I waited for: I am told, and its row stands first. */
  hear(steps: SchemaHappened[]): void {
    if (this.wish.length === 0) return;
    for (const event of steps.flatMap((step) => step.events ?? [])) {
      if (event.name !== "offered" || event.seat === this.at.you) continue;
      const given = [...listOf(event, "hand"), ...listOf(event, "open")];
      const cards = given.filter((card) => this.wish.includes(card));
      if (cards.length === 0 || !listOf(event, "to").includes(this.at.you ?? -1)) continue;
      this.wish = [];
      this.came = [...this.came, numberOf(event, "offer")];
      const text = t("wish-came", { name: this.at.name(event.seat), cards: beansWord(cards) });
      this.at.toast(text);
      this.at.urgent = text;
      play("bell");
      return;
    }
  }
}

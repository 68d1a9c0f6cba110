/** Battles as they were told: both cards, the sums, and who keeps the land. */
import { cavalry, fortress } from "../../generated/printed";
import { t } from "../../speech.svelte";
import type { AtTable } from "../../state/table.svelte";
import type { SchemaHappened } from "../../generated/wire";
import { beanOf } from "../bohnanza/beans";
import { numberOf } from "../telling";

export interface Battle {
  seq: number;
  attacker: number;
  /** Who held the land; -1 for nobody. */
  defender: number;
  land: number;
  attack: number;
  defence: number;
  won: boolean;
  /** The cards that fought; 0 for cavalry and for nothing. */
  attackCard: number;
  defenceCard: number;
  /** Where they came from: hand, depot or deck; nothing for cavalry. */
  attackFrom: string;
  defenceFrom: string;
}

const SOURCES = ["hand", "depot", "deck"];

/** The last battle of these steps, if there was one. */
export function lastBattle(at: AtTable, steps: SchemaHappened[]): Battle | null {
  const told = steps.flatMap((step) => (step.events ?? []).map((event) => ({ seq: step.seq, event })));
  const place = told.findLastIndex(({ event }) => event.name === "fought");
  const fought = told[place];
  if (fought === undefined) return null;
  const { event, seq } = fought;
  const land = numberOf(event, "land");
  const before = told.slice(0, place);
  const began = before.findLastIndex(({ event: one }) => one.name === "attacked");
  const laid = before.slice(began).filter(({ event: one }) => one.name === "laid");
  const from = (of: (seat: number) => boolean) => {
    const found = laid.find(({ event: one }) => of(one.seat));
    return found === undefined ? "" : (SOURCES[numberOf(found.event, "source")] ?? "");
  };
  const cards = (pile: string[]) =>
    event.moves.find(([, source]) => pile.includes(at.link.layout[source]?.name ?? ""))?.[0] ?? 0;
  const conquered = told.slice(place).find(({ event: one }) => one.name === "conquered");
  const owner = at.facts.owners?.[land] ?? -1;
  return {
    seq,
    attacker: event.seat,
    defender: conquered === undefined ? owner : numberOf(conquered.event, "loser"),
    land,
    attack: numberOf(event, "attack"),
    defence: numberOf(event, "defence"),
    won: numberOf(event, "won") > 0,
    attackCard: cards(["laid", "unseen"]),
    defenceCard: cards(["defence"]),
    attackFrom: from((seat) => seat === event.seat),
    defenceFrom: from((seat) => seat !== event.seat),
  };
}

/** The sum of the defence, spelled out: `18 + 2`, or `8`, where the land counts more. */
export function defenceSum(battle: Battle): string {
  const bean = beanOf(battle.defenceCard).number;
  if (battle.defence === bean + fortress) return `${bean} + ${fortress} = ${battle.defence}`;
  return battle.defence === bean ? String(bean) : t("war-counts", { bean, defence: battle.defence });
}
export const byCavalry = (battle: Battle): boolean => battle.attackCard === 0 && battle.attack === cavalry;

/** A land by its kind, and whose it is. */
export function landName(at: AtTable, place: number, owner = -1): string {
  const kind = at.facts.lands?.[place]?.kind ?? "";
  const land = t(`land-${kind}`);
  return owner >= 0 ? t("land-of", { land, name: at.who(owner) }) : land;
}

/** How it ended, in one sentence. */
export function outcome(at: AtTable, battle: Battle): string {
  const tie = battle.attack === battle.defence;
  const end = battle.won ? "taken" : battle.defender >= 0 ? "kept" : "free";
  const winner = battle.won ? battle.attacker : battle.defender;
  return t(`war-end-${end}`, {
    attack: battle.attack,
    defence: battle.defence,
    tie: tie ? "yes" : "no",
    you: winner === at.you && winner >= 0 ? "yes" : "no",
    name: winner >= 0 ? at.name(winner) : "",
    land: landName(at, battle.land),
  });
}

/** One line about each player: what they are doing, in the order of what concerns me most. */
import type { IconName } from "../../parts/icons";
import { t } from "../../speech.svelte";
import { absence } from "../../state/absence";
import type { AtTable } from "../../state/table.svelte";
import { isGift, type OpenOffer } from "./offers";
import type { BohnanzaModel } from "./model.svelte";
import { beansWord, beanWord } from "./words";

export interface Status {
  text: string;
  icon: IconName;
  awaited: boolean;
}

const status = (text: string, icon: IconName, awaited = false): Status => ({ text, icon, awaited });

/** A field is to be chosen then. */
const PLANTING = ["plant-first", "settle"];

/** What I am awaited for, in one sentence. */
export function dueWord(model: BohnanzaModel): string {
  const { due } = model;
  if (due === null) return "";
  const bean = beanWord(due.what === "harvest-first" ? (due.card ?? 0) : model.plantable);
  const nowhere = PLANTING.includes(due.what) && model.toPlant.every(({ slots }) => slots.length === 0);
  const cards = model.toPlant.map(({ card }) => card);
  return t(nowhere ? "due-no-field" : `due-${due.what}`, {
    bean,
    count: due.count ?? 0,
    sorts: new Set(cards).size,
    cards: beansWord(cards),
  });
}

/** What a player is doing now. */
export function statusOf(at: AtTable, model: BohnanzaModel, seat: number): Status {
  if (at.isResting(seat)) return status(t("status-bot-keeps"), "bot", at.awaited.includes(seat));
  const away = absence(at, seat);
  if (away !== "") return status(away, "link", at.awaited.includes(seat));
  if (model.trading) return trading(at, model, seat);
  if (at.awaited.includes(seat)) {
    const settling = at.stage.type === "settling";
    return status(settling ? t("status-settling") : t("status-deciding"), "wait", true);
  }
  return status(
    seat === model.active ? t("status-active") : t("status-waits"),
    seat === model.active ? "flag" : "check",
  );
}

function trading(at: AtTable, model: BohnanzaModel, seat: number): Status {
  const mine = model.offers.filter((offer) => offer.maker === at.you && offer.to.includes(seat)).reverse();
  const accepted = mine.find((offer) => offer.accepted.includes(seat));
  if (accepted) return status(t("status-accepts", { cards: terms(accepted) }), "check");
  const open = mine.find((offer) => !offer.declined.includes(seat));
  if (open) return status(t("status-decides", { cards: terms(open) }), "wait", true);
  const theirs = model.offers.find(
    (offer) => offer.maker === seat && at.you !== null && offer.to.includes(at.you),
  );
  if (theirs) {
    if (isGift(theirs)) return status(t("status-gift"), "gift");
    return status(theirs.answers >= 0 ? t("status-counter") : t("status-offers"), "swap");
  }
  if (mine.length > 0) return status(t("status-declined"), "close");
  if (seat === model.active) return status(t("status-trades"), "wait", at.awaited.includes(seat));
  return at.scene.ready.includes(seat)
    ? status(t("status-ready"), "flag")
    : status(t("status-listens"), "check");
}

function terms(offer: OpenOffer): string {
  const gives = [...offer.hand, ...offer.open];
  return beansWord(gives.length > 0 ? gives : offer.want);
}

/** What happened at a table with beans, as sentences. */
import { t } from "../../speech.svelte";
import type { AtTable } from "../../state/table.svelte";
import type { SchemaEvent } from "../../wire";
import type { Told } from "../game";
import type { OpenOffer } from "./stall.svelte";
import { beansWord, beanWord } from "./words";

const offers = new WeakMap<AtTable, Map<number, OpenOffer>>();

/** Offers leave the board; the log still names their terms. */
function known(at: AtTable, id: number): OpenOffer | undefined {
  const seen = offers.get(at) ?? new Map<number, OpenOffer>();
  offers.set(at, seen);
  for (const offer of (at.facts["offers"] as OpenOffer[] | undefined) ?? []) seen.set(offer.id, offer);
  return seen.get(id);
}

/** Who did it, for sentences that differ for me. */
function who(at: AtTable, seat: number) {
  return { you: seat === at.you ? "yes" : "no", name: at.called(seat) };
}

function offer(at: AtTable, event: SchemaEvent, id: number): Told {
  const found = known(at, id);
  const words = {
    ...who(at, event.seat),
    number: id,
    give: found ? beansWord([...found.hand, ...found.open]) : "",
    get: found ? beansWord(found.want) : "",
    to: found && found.to.length === 1 ? at.called(found.to[0] ?? 0) : "",
    known: found ? "yes" : "no",
  };
  return { text: t(`log-${event.name.replaceAll("_", "-")}`, words), kind: "" };
}

function dealt(at: AtTable, event: SchemaEvent): Told {
  const partner = event.numbers?.[1] ?? 0;
  const given: number[] = [];
  const got: number[] = [];
  for (const [card, , , target] of event.moves ?? []) {
    (at.link.layout[target]?.owner === event.seat ? got : given).push(card);
  }
  const mine = partner === at.you;
  const words = {
    you: event.seat === at.you || mine ? "yes" : "no",
    name: at.called(event.seat),
    partner: at.called(mine ? event.seat : partner),
    give: beansWord(mine ? got : given),
    get: beansWord(mine ? given : got),
  };
  const gift = given.length === 0 || got.length === 0;
  const empty = (mine ? got : given).length === 0 ? "get" : (mine ? given : got).length === 0 ? "give" : "swap";
  return { text: t(`log-dealt-${empty}`, words), kind: gift ? "gift" : "trade" };
}

/** An event as a sentence. */
export function tell(at: AtTable, event: SchemaEvent): Told | null {
  const [one = 0, two = 0, three = 0, four = 0] = event.numbers ?? [];
  const me = event.seat >= 0 ? who(at, event.seat) : {};
  const faces = (event.moves ?? []).map(([card]) => card).filter((card) => card > 0);
  switch (event.name) {
    case "planted":
      return { text: t("log-planted", { ...me, field: one + 1, bean: beanWord(two) }), kind: "" };
    case "turned_up":
      return { text: t("log-turned-up", { cards: beansWord(faces), count: one }), kind: "" };
    case "harvested":
      return { text: t("log-harvested", { ...me, bean: beanWord(two), count: three, thalers: four }), kind: "harvest" };
    case "field_bought":
      return { text: t("log-field-bought", { ...me, price: one }), kind: "" };
    case "drew":
      return one === 0 ? null : { text: t("log-drew", { ...me, count: one, cards: faces.length > 0 ? beansWord(faces) : "" }), kind: "" };
    case "dealt":
      return dealt(at, event);
    case "offered":
    case "accepted":
    case "declined":
    case "withdrawn":
    case "lapsed":
      return offer(at, event, one);
    case "turn_began":
    case "trade_ended":
    case "ran_out":
    case "shuffled":
    case "ended":
      return { text: t(`log-${event.name.replaceAll("_", "-")}`, { ...me, count: one }), kind: "" };
    default:
      return null;
  }
}

/** What happened at a table with beans, as sentences that know who is listening. */
import { t } from "../../speech.svelte";
import type { AtTable } from "../../state/table.svelte";
import type { SchemaSeenEvent } from "../../generated/wire";
import type { Told } from "../game";
import { listOf, numberOf, sentence } from "../telling";
import { defenceSum, landName, lastBattle } from "../bohnaparte/battles";
import { cut } from "./remarks";
import { askedWord, beansWord, beanWord, givenWord, manyWord } from "./words";

const KINDS: Record<string, Told["kind"]> = {
  harvested: "harvest",
  stew_harvested: "harvest",
  bought: "trade",
  fought: "battle",
  attacked: "battle",
};

/** Where a card comes from that nobody has chosen. */
const DECK = 2;

/** Who did it, for sentences that differ for me. */
const who = (at: AtTable, seat: number) => ({ you: seat === at.you ? "yes" : "no", name: at.called(seat) });

function dealt(at: AtTable, event: SchemaSeenEvent, partner: number, gave: number[], got: number[]): Told {
  const mine = partner === at.you;
  const [give, get] = mine ? [got, gave] : [gave, got];
  const words = {
    you: event.seat === at.you || mine ? "yes" : "no",
    name: at.called(event.seat),
    partner: at.called(mine ? event.seat : partner),
    give: beansWord(give),
    get: beansWord(get),
  };
  const form = give.length === 0 ? "get" : get.length === 0 ? "give" : "swap";
  return { text: t(`log-dealt-${form}`, words), kind: form === "swap" ? "trade" : "gift" };
}

/** An event as a sentence. */
export function tell(at: AtTable, event: SchemaSeenEvent): Told | null {
  const one = (name: string) => numberOf(event, name);
  const list = (name: string) => listOf(event, name);
  const me = event.seat >= 0 ? who(at, event.seat) : {};
  const faces = event.moves.map(([card]) => card).filter((card) => card > 0);
  const said = (id: string, words: Record<string, string | number> = {}): Told => ({
    text: t(id, { ...me, ...words }),
    kind: KINDS[event.name] ?? "",
  });
  switch (event.name) {
    case "turn_began":
    case "withdrawn":
    case "accepted":
    case "declined":
    case "lapsed":
      return said(`log-${event.name.replaceAll("_", "-")}`);
    case "planted":
      return said("log-planted", { field: one("field") + 1, bean: beanWord(one("sort")) });
    case "harvested":
      return said("log-harvested", { beans: manyWord(one("sort"), one("count")), thalers: one("thalers") });
    case "drew":
      return one("count") === 0 ? null : said("log-drew", { count: one("count"), cards: beansWord(faces) });
    case "turned_up":
      return said("log-turned-up", { cards: beansWord(faces) });
    case "offered": {
      const linked = one("both") > 0 ? "log-offered-both" : one("either") > 0 ? "log-offered-either" : "";
      const told = said("log-offered", {
        give: givenWord({
          hand: list("hand"),
          open: list("open"),
          stored: list("stored"),
          take: one("take"),
        }),
        get: askedWord({ want: list("want"), instead: cut(list("instead")), give: one("give") }),
      });
      return linked === "" ? told : { ...told, text: `${told.text} ${t(linked)}` };
    }
    case "chosen":
      return list("took").length > 0
        ? said("log-chosen-took", { took: beansWord(list("took")), cards: beansWord(list("want")) })
        : said("log-chosen", { cards: beansWord(list("want")) });
    case "dealt":
      return dealt(at, event, one("partner"), list("gave"), list("got"));
    case "camped":
    case "attacked":
    case "conquered":
    case "fortified":
    case "alms": {
      const land = landName(at, one("land"), -1);
      return said(`log-${event.name}`, {
        land,
        quarry: landName(at, one("quarry")),
        cavalry: one("cavalry") < 0 ? "no" : "yes",
        bean: beanWord(one("sort")),
        thalers: one("thalers"),
      });
    }
    case "laid": {
      const [, , , target = -1] = event.moves[0] ?? [];
      const forLand = at.link.layout[target]?.name === "defence" && one("source") === DECK;
      return forLand ? said("log-defended-by-deck") : { text: sentence(at, event), kind: "" };
    }
    case "fought": {
      const battle = lastBattle(at, [{ seq: 0, what: "act", seat: event.seat, at: 0, events: [event] }]);
      if (battle === null) return null;
      const bean = (card: number) => (card > 0 ? `${beanWord(card)} ` : "");
      return said("log-fought", {
        land: landName(at, battle.land),
        attack: `${bean(battle.attackCard)}${battle.attack}`,
        defence: bean(battle.defenceCard) + defenceSum(battle),
        won: battle.won ? "yes" : "no",
        tie: battle.attack === battle.defence ? "yes" : "no",
      });
    }
    case "released":
      return null;
    default: {
      const text = sentence(at, event);
      return text === "" ? null : { text, kind: KINDS[event.name] ?? "" };
    }
  }
}

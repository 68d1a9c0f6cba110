/** What is told of a finished game: the moments worth telling, and how a game went for me. */
import type { SchemaCourse, SchemaMoment, SchemaStory } from "../generated/wire";
import { t } from "../speech.svelte";
import { cardWord, cardsWord } from "../games/telling";
import type { AtTable } from "./table.svelte";

/** A deal of mine, looked back on. */
export interface LookedBack {
  text: string;
  worth: string;
  step: number;
}

/** Something that was fun. */
export interface Highlight {
  title: string;
  text: string;
  step: number;
  turn: number;
  best: boolean;
}

const MOST = 3;
/** The best to tell come first. */
const RANKS = ["zeros", "set", "bluff", "harvest", "free"] as const;
type Rank = (typeof RANKS)[number];
const rank = (moment: SchemaMoment) => RANKS.indexOf(moment.kind as Rank);

/** In which turn a step was made. */
export const turnOf = (course: SchemaCourse, step: number): number =>
  Math.max(1, (course.steps ?? []).filter((begun) => begun < step).length);

/** Three moments at most, in the order in which they happened; the best to tell is marked. */
export function highlights(at: AtTable, story: SchemaStory, course: SchemaCourse): Highlight[] {
  const ranked = story.moments
    .filter((moment) => rank(moment) >= 0)
    .sort((one, other) => rank(one) - rank(other) || other.paid - one.paid || other.count - one.count);
  const kinds = ranked.filter(
    (moment, place) => ranked.filter((other) => other.kind === moment.kind).indexOf(moment) < 2 || place < 1,
  );
  const [best] = kinds;
  return kinds
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step)
    .map((moment) => ({
      title: momentTitle(told(at), moment),
      text: momentText(told(at), moment),
      step: moment.step,
      turn: turnOf(course, moment.step),
      best: moment === best,
    }));
}

/** A game, and what its seats are called. */
interface Told {
  game: string;
  name: (seat: number) => string;
}
const told = (at: AtTable): Told => ({ game: at.view.game, name: (seat) => at.name(seat) });

const family = (game: string) => (game === "kuhhandel" ? "red" : "bean");

function words(at: Told, { seat, other, card, count, paid }: SchemaMoment) {
  return {
    name: at.name(seat),
    other: at.name(other),
    card: card > 0 ? cardWord(at.game, family(at.game), card) : "",
    cards: card > 0 ? cardsWord(at.game, family(at.game), Array<number>(count).fill(card)) : "",
    count,
    paid,
  };
}

/** A moment in a few words. */
export const momentTitle = (at: Told, moment: SchemaMoment): string =>
  moment.kind === "zeros"
    ? t("zeros", { count: moment.count })
    : t(`moment-${moment.kind}`, words(at, moment));

/** What happened then. */
export const momentText = (at: Told, moment: SchemaMoment): string =>
  t(`moment-${moment.kind}-about`, words(at, moment));

const points = (value: number) => t("end-deal-points", { points: (value > 0 ? "+" : "") + String(value) });

/** What I got for the most points, and what I paid most for; only where money buys. */
export function myDeals(
  at: AtTable,
  story: SchemaStory,
): { best: LookedBack | null; dearest: LookedBack | null } {
  const mine = story.moments.filter(
    ({ kind, seat }) => seat === at.you && (kind === "bought" || kind === "traded"),
  );
  const look = (moment: SchemaMoment | undefined): LookedBack | null =>
    moment === undefined
      ? null
      : {
          text: t(`end-deal-${moment.kind}`, words(told(at), moment)),
          worth: points(moment.points),
          step: moment.step,
        };
  const best = mine
    .filter((moment) => moment.points > 0)
    .sort((one, other) => other.points - one.points || one.paid - other.paid)[0];
  const dearest = mine
    .filter((moment) => moment !== best && moment.paid > 0)
    .sort((one, other) => other.paid - one.paid || one.points - other.points)[0];
  return { best: look(best), dearest: look(dearest) };
}

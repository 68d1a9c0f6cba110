/** The deal of the day: what its numbers say, and where two of its games went apart. */
import type { SchemaDayDeal, SchemaScoreCount } from "../generated/wire";

/** Fewer results than this give a rank and no share. */
export const ENOUGH = 20;
const WEEK = 7;
const DAY = 86_400_000;

export interface Figures {
  played: number;
  middle: number;
  best: number;
}

/** How many have played, what the middle one of them came to, and the best. */
export function figures(scores: SchemaScoreCount[]): Figures | null {
  const all = scores.flatMap(({ score, people }) => Array<number>(people).fill(score));
  const middle = all[Math.floor(all.length / 2)];
  const best = all.at(-1);
  return middle === undefined || best === undefined ? null : { played: all.length, middle, best };
}

/** How many of a hundred got fewer points; equal results do not count. */
export function share(scores: SchemaScoreCount[], mine: number): number {
  const played = scores.reduce((sum, { people }) => sum + people, 0);
  const fewer = scores.filter(({ score }) => score < mine).reduce((sum, { people }) => sum + people, 0);
  return Math.floor((100 * fewer) / Math.max(1, played));
}

/** The place among all who have played; equal results share it. */
export const rank = (scores: SchemaScoreCount[], mine: number): number =>
  1 + scores.filter(({ score }) => score > mine).reduce((sum, { people }) => sum + people, 0);

const moment = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day some days later, or earlier. */
export const dayLater = (day: string, days: number): string =>
  new Date(moment(day).getTime() + days * DAY).toISOString().slice(0, 10);

/** The seven days up to one. */
export const weekUpTo = (day: string): string[] =>
  Array.from({ length: WEEK }, (_, place) => dayLater(day, place + 1 - WEEK));

/** A day as people write it. */
export const writeDay = (day: string, language: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(moment(day));

/** Bars of a histogram: each stands for as many neighbouring scores as the others. */
export function bars(scores: SchemaScoreCount[], most = 14): { from: number; people: number }[] {
  const [first, last] = [scores[0]?.score ?? 0, scores.at(-1)?.score ?? 0];
  const step = Math.max(1, Math.ceil((last - first + 1) / most));
  const found = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => ({
    from: first + place * step,
    people: 0,
  }));
  for (const { score, people } of scores) {
    const bar = found[Math.floor((score - first) / step)];
    if (bar !== undefined) bar.people += people;
  }
  return found;
}

/** The first action that two records do not share, counted from 0; null if there is none. */
export function parting(one: string, other: string): number | null {
  const [mine, theirs] = [deeds(one), deeds(other)];
  const at = mine.findIndex((deed, place) => deed !== theirs[place]);
  return at >= 0 ? at : mine.length === theirs.length ? null : mine.length;
}

interface RecordLine {
  seat?: number;
  do?: string;
}

const deeds = (record: string): string[] =>
  record
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RecordLine)
    .flatMap((line) => (line.do === undefined ? [] : [`${line.seat} ${line.do}`]));

/** Whether there is anything to show for it: the own try, or that of the others. */
export const mayLook = (deal: SchemaDayDeal): boolean => deal.state === "over" || deal.state === "missed";

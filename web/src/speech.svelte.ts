/** The message catalogue: the same Fluent files that Python reads, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogue from "./generated/catalogue";
import names from "./generated/languages";
import type { SchemaInstalledGames } from "./generated/wire";

export type Language = keyof typeof names;
export type Words = Record<string, FluentVariable>;

export const LANGUAGE_NAMES: Record<Language, string> = names;
export const LANGUAGES = Object.keys(names) as Language[];

/** Without what only bots, the server, the terminal and the environments say. */
const files = import.meta.glob<string>(
  ["../../src/higgle/i18n/*/*.ftl", "!../../src/higgle/i18n/*/{bots,chat,cli,research,server}.ftl"],
  { query: "?raw", import: "default" },
);
const CLAUSES = "/clauses.ftl";

const bundles = new Map<Language, Promise<FluentBundle>>();
const rules = new Map<Language, Promise<Chapter[]>>();
let current: { bundle: FluentBundle | null; spare: FluentBundle | null; language: Language } = $state.raw({
  bundle: null,
  spare: null,
  language: "en",
});

async function read(language: Language, wanted: (path: string) => boolean): Promise<FluentBundle> {
  const messages = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.includes(`/i18n/${language}/`) && wanted(path));
  const texts = await Promise.all(paths.sort().map(async (path) => await files[path]?.()));
  for (const text of texts) if (text !== undefined) messages.addResource(new FluentResource(text));
  return messages;
}

function kept<T>(cache: Map<Language, Promise<T>>, language: Language, make: () => Promise<T>): Promise<T> {
  const found = cache.get(language) ?? make();
  cache.set(language, found);
  return found;
}

/** All messages of one language that a page says, but the clauses of the rules. */
export function bundle(language: Language): Promise<FluentBundle> {
  return kept(bundles, language, () => read(language, (path) => !path.endsWith(CLAUSES)));
}

export interface Chapter {
  title: string;
  clauses: { id: string; text: string; source: string }[];
}

/** The clauses of the rules in one language, by chapters; large, so read only when somebody looks. */
export function clauses(language: Language): Promise<Chapter[]> {
  return kept(rules, language, async () => {
    const path = Object.keys(files).find((name) => name.endsWith(`/i18n/${language}${CLAUSES}`));
    const text = (await files[path ?? ""]?.()) ?? "";
    const messages = new FluentBundle(language, { useIsolating: false });
    messages.addResource(new FluentResource(text));
    return chapters(text, messages);
  });
}

function chapters(text: string, messages: FluentBundle): Chapter[] {
  const found: Chapter[] = [];
  for (const line of text.split("\n")) {
    const id = /^([A-Z]\d+[a-z]?) =/.exec(line)?.[1];
    if (line.startsWith("## ")) found.push({ title: line.slice(3), clauses: [] });
    else if (id !== undefined) {
      found
        .at(-1)
        ?.clauses.push({ id, text: find(messages, id) ?? "", source: find(messages, `${id}.source`) ?? "" });
    }
  }
  return found;
}

/** What the parts of a game's actions mean, what its cards are called, and the letters of its clauses. */
export interface GameNames {
  readonly kinds: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly clauses: string;
}
let allNames: Readonly<Record<string, GameNames>> = catalogue;

/** The names of every game, with those of installed packages once a language is spoken. */
export const gameNames = (): Readonly<Record<string, GameNames>> => allNames;

/** Names and texts of games from installed packages, if the head of the page says that there are any. */
async function readInstalled(messages: FluentBundle, language: Language): Promise<void> {
  if (document.querySelector('meta[name="higgle-installed-games"]') === null) return;
  const path = new URL("api/installed-games", document.baseURI);
  const answer = await fetch(path, { headers: { "Accept-Language": language } });
  if (!answer.ok) return;
  const found = (await answer.json()) as SchemaInstalledGames;
  for (const text of found.texts) messages.addResource(new FluentResource(text));
  allNames = { ...found.games, ...catalogue };
}

/** Speak this language from now on. */
export async function speak(language: Language): Promise<void> {
  const [wanted, spare] = await Promise.all([bundle(language), bundle("en")]);
  await readInstalled(wanted, language);
  current = { bundle: wanted, spare, language };
}

/** The language that is spoken now. */
export const spokenLanguage = (): Language => current.language;

function find(messages: FluentBundle | null, id: string, words?: Words): string | null {
  if (messages === null) return null;
  const [name, attribute] = id.split(".");
  const message = messages.getMessage(name ?? "");
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern == null ? null : messages.formatPattern(pattern, words ?? null, []);
}

/** Whether the catalogue has a message, `id` or `id.attribute`. */
export const knows = (id: string): boolean =>
  find(current.bundle, id) !== null || find(current.spare, id) !== null;

/** A message of the catalogue in the language spoken now. */
export function t(id: string, words?: Words): string {
  return find(current.bundle, id, words) ?? find(current.spare, id, words) ?? id;
}

/** A list as people say it: `Blue, Red and Soy`. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(words);
}

/** A number with the spaces of the language. */
export const numeral = (value: number): string => new Intl.NumberFormat(current.language).format(value);

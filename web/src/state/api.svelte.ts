/** Plain requests: people, the lobby, history and replays. */
import type {
  SchemaAbout,
  SchemaAuditEntry,
  SchemaBlockedPerson,
  SchemaBotAccount,
  SchemaChangedLog,
  SchemaChangeTable,
  SchemaClubLine,
  SchemaClubPage,
  SchemaCourse,
  SchemaDayDeal,
  SchemaEvening,
  SchemaHappened,
  SchemaHistory,
  SchemaKnownPerson,
  SchemaLetters,
  SchemaNotices,
  SchemaAddDevice,
  SchemaDealings,
  SchemaMe,
  SchemaModerated,
  SchemaModeration,
  SchemaNewTable,
  SchemaNewTournament,
  SchemaPasskey,
  SchemaPasskeyOptions,
  SchemaPastDeal,
  SchemaPlayerReport,
  SchemaProblem,
  SchemaProfile,
  SchemaPuzzleList,
  SchemaPuzzlePage,
  SchemaRating,
  SchemaReplay,
  SchemaStory,
  SchemaTableInfo,
  SchemaTableSummary,
  SchemaTournamentPage,
} from "../generated/wire";
import { alone, answer as answerAlone, PortLine } from "../solo/engine.svelte";
import type { Line } from "./link.svelte";
import { makePasskey, signWithPasskey } from "./passkeys";
import { settings } from "./settings.svelte";

/** A request that was refused, with the sentence for the player. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

const who: { me: SchemaMe | null; about: SchemaAbout | null } = $state({ me: null, about: null });

/** Who I am, once the server has said so. */
export const me = (): SchemaMe | null => who.me;
/** This server with its games, once it has been asked. */
export const about = (): SchemaAbout | null => who.about;

const root = (): string => new URL("api/", document.baseURI).pathname;

/** What a server answers, or the page's own worker where there is none. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  if (alone) {
    if (path !== "about") return answerAlone(method, path, body);
    return fetch(new URL(`about.${settings.language}.json`, document.baseURI));
  }
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && path !== "guests") await coming?.catch(() => null);
  if (method !== "GET" && who.me !== null) headers["X-CSRF-Token"] = who.me.csrf;
  return fetch(root() + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as SchemaProblem | null;
  throw new Refused(problem?.refusal.code ?? "", problem?.refusal.text ?? answer.statusText, answer.status);
}

const BEEN_HERE = "higgle-been-here";
let coming: Promise<SchemaMe> | null = null;

/** Come in: as who I was, or as a new guest. */
export function comeIn(name: () => string): Promise<SchemaMe> {
  coming ??= enter(name).catch((trouble: unknown) => {
    coming = null;
    throw trouble;
  });
  return coming;
}

async function enter(name: () => string): Promise<SchemaMe> {
  who.me =
    (localStorage.getItem(BEEN_HERE) === null ? null : await comeBack()) ?? (await comeAsGuest(name()));
  localStorage.setItem(BEEN_HERE, "yes");
  return who.me;
}

async function comeBack(): Promise<SchemaMe | null> {
  try {
    return await request<SchemaMe>("GET", "me");
  } catch (refusal) {
    if (refusal instanceof Refused && refusal.status === 401) return null;
    throw refusal;
  }
}

const comeAsGuest = (name: string): Promise<SchemaMe> =>
  request<SchemaMe>("POST", "guests", { name, language: settings.language });

const PAGE = 200;

/** Everything that happened in a finished game, as a viewpoint saw it. */
async function steps(code: string, viewpoint: number): Promise<SchemaHappened[]> {
  const read: SchemaHappened[] = [];
  for (let total = 1; read.length < total;) {
    const page = await api.replay(code, viewpoint, read.length, PAGE);
    if (page.steps.length === 0) break;
    read.push(...page.steps.map((step) => step.happened));
    total = page.total;
  }
  return read;
}

/** Whoever sits down right after saying a name sits down under it. */
let renaming: Promise<unknown> = Promise.resolve();

export const api = {
  steps,
  about: async () => (who.about = await request<SchemaAbout>("GET", "about")),
  rename: async (name: string) => {
    const asked = request<SchemaMe>("PATCH", "me", { name });
    renaming = asked.catch(() => null);
    return (who.me = await asked);
  },
  register: async (name: string, password: string) =>
    (who.me = await request<SchemaMe>("POST", "accounts", { name, password, language: settings.language })),
  logIn: async (name: string, password: string) =>
    (who.me = await request<SchemaMe>("POST", "login", { name, password })),
  /** Come in with a key of this device; whoever thinks better of it stays who they are. */
  usePasskey: async () => {
    const asked = await request<SchemaPasskeyOptions>("POST", "passkeys/options");
    const credential = await signWithPasskey(asked.public_key);
    if (credential !== null) who.me = await request<SchemaMe>("POST", "passkeys", { credential });
  },
  passkeys: () => request<SchemaPasskey[]>("GET", "me/passkeys"),
  addPasskey: async (password: string) => {
    const asked = await request<SchemaPasskeyOptions>("POST", "me/passkeys/options", { password });
    const credential = await makePasskey(asked.public_key);
    if (credential !== null) await request<SchemaPasskey>("POST", "me/passkeys", { credential });
  },
  removePasskey: (id: string) => request("DELETE", `me/passkeys/${id}`),
  logOut: async (everywhere = false) => {
    await request("POST", everywhere ? "logout/everywhere" : "logout");
    who.me = null;
    coming = null;
  },
  tables: () => request<SchemaTableInfo[]>("GET", "tables"),
  table: (code: string) => request<SchemaTableInfo>("GET", `tables/${code}`),
  /** A game at once: to learn by, or one that counts, against the strongest. */
  quick: (game: string, rated = false) =>
    request<SchemaTableInfo>("POST", "quick", rated ? { game, rated, bot: "expert" } : { game }),
  /** `names`: what others at this device are called, where there is no server. */
  open: (table: SchemaNewTable & { names?: string[] }) => request<SchemaTableInfo>("POST", "tables", table),
  /** Once the name that was just said is known. */
  named: () => renaming,
  sit: async (code: string, seat?: number, word = "") => {
    await renaming;
    return request<SchemaTableInfo>(
      "POST",
      `tables/${code}/sit`,
      seat === undefined ? { word } : { seat, word },
    );
  },
  mixIn: (code: string, word: string) => request<SchemaTableInfo>("POST", `tables/${code}/word`, { word }),
  start: (code: string) => request<SchemaTableInfo>("POST", `tables/${code}/start`),
  ready: (code: string, ready: boolean) =>
    request<SchemaTableInfo>("POST", `tables/${code}/ready`, { ready }),
  leave: (code: string) => request<SchemaTableInfo>("POST", `tables/${code}/leave`),
  mine: () => request<SchemaTableInfo[]>("GET", "me/tables"),
  setSeat: (code: string, seat: number, bot: string) =>
    request<SchemaTableInfo>("POST", `tables/${code}/seats`, { seat, bot }),
  change: (code: string, wish: SchemaChangeTable) =>
    request<SchemaTableInfo>("PATCH", `tables/${code}`, wish),
  tryAgain: (code: string, step: number, seat: number) =>
    request<SchemaTableInfo>("POST", `tables/${code}/try`, { step, seat }),
  profile: (person: string) => request<SchemaProfile>("GET", `people/${person}`),
  report: (person: string, words: string) => request("POST", `people/${person}/report`, { words }),
  block: (person: string, on: boolean) => request(on ? "PUT" : "DELETE", `people/${person}/block`),
  blocked: () => request<SchemaBlockedPerson[]>("GET", "me/blocked"),
  ratings: (game: string) => request<SchemaRating[]>("GET", `ratings/${game}`),
  bots: () => request<SchemaBotAccount[]>("GET", "bots"),
  newBot: (name: string) => request<SchemaBotAccount>("POST", "bots", { name }),
  endBot: (bot: string) => request("DELETE", `bots/${bot}`),
  changePassword: async (old: string, fresh: string) =>
    (who.me = await request<SchemaMe>("POST", "me/password", { old, new: fresh })),
  goodbye: async (password: string) => {
    await request("POST", "me/goodbye", { password });
    who.me = null;
    coming = null;
    localStorage.removeItem(BEEN_HERE);
  },
  letters: () => request<SchemaLetters>("GET", "me/letters"),
  changeLetters: (address: string, wish: string) =>
    request<SchemaLetters>("PUT", "me/letters", { address, wish }),
  confirmLetters: (token: string) => request("POST", "letters/confirm", { token }),
  /** The address of the page itself, as mail programs ask for it. */
  stopLetters: (token: string) => request("POST", `../letters/stop/${encodeURIComponent(token)}`),
  notices: () => request<SchemaNotices>("GET", "me/notices"),
  addDevice: (device: SchemaAddDevice) => request<SchemaNotices>("PUT", "me/notices", device),
  removeDevice: (device: string) => request<SchemaNotices>("DELETE", `me/notices/${device}`),
  exportUrl: () => `${root()}me/export`,
  dealings: () => request<SchemaDealings>("GET", "me/dealings"),
  history: () => request<SchemaHistory>("GET", "history"),
  replay: (code: string, viewpoint: number, first: number, count: number) =>
    request<SchemaReplay>(
      "GET",
      `tables/${code}/replay?viewpoint=${viewpoint}&first=${first}&count=${count}`,
    ),
  /** The deal of a day, or today's, with how I have done. */
  day: (day = "today") => request<SchemaDayDeal>("GET", `days/${encodeURIComponent(day)}`),
  playDay: () => request<SchemaTableInfo>("POST", "days/play"),
  sendDay: (record: string) => request<SchemaDayDeal>("POST", "days/results", { record }),
  clubs: () => request<SchemaClubLine[]>("GET", "clubs"),
  newClub: (name: string) => request<SchemaClubPage>("POST", "clubs", { name }),
  club: (code: string) => request<SchemaClubPage>("GET", `clubs/${code}`),
  joinClub: (code: string, invitation: string) =>
    request<SchemaClubPage>("POST", `clubs/${code}/join`, { invitation }),
  leaveClub: (code: string) => request("POST", `clubs/${code}/leave`),
  removeMember: (code: string, person: string) =>
    request<SchemaClubPage>("DELETE", `clubs/${code}/members/${person}`),
  beginEvening: (code: string, table: SchemaNewTable) =>
    request<SchemaTableInfo>("POST", `clubs/${code}/tables`, table),
  announce: (code: string, plan: SchemaNewTournament) =>
    request<SchemaTournamentPage>("POST", `clubs/${code}/tournaments`, plan),
  tournament: (code: string) => request<SchemaTournamentPage>("GET", `tournaments/${code}`),
  /** `join`, `leave`, `start` or `end`. */
  inTournament: (code: string, deed: string) =>
    request<SchemaTournamentPage>("POST", `tournaments/${code}/${deed}`),
  puzzles: () => request<SchemaPuzzleList>("GET", "puzzles"),
  puzzle: (game: string, number: number) =>
    request<SchemaPuzzlePage>("GET", `puzzles/${encodeURIComponent(game)}/${number}`),
  answerPuzzle: (game: string, number: number, choice: number) =>
    request<SchemaPuzzlePage>("POST", `puzzles/${encodeURIComponent(game)}/${number}`, { choice }),
  watch: (record: string, viewpoint: number, first: number, count: number) =>
    request<SchemaReplay>("POST", "watch", { record, viewpoint, first, count }),
  /** For admins only. */
  admin: {
    people: (search: string) =>
      request<SchemaKnownPerson[]>("GET", `admin/people?search=${encodeURIComponent(search)}`),
    tables: () => request<SchemaTableSummary[]>("GET", "admin/tables"),
    reports: () => request<SchemaPlayerReport[]>("GET", "admin/reports"),
    log: () => request<SchemaAuditEntry[]>("GET", "admin/log"),
    check: () => request<SchemaChangedLog[]>("POST", "admin/check"),
    moderate: (wish: SchemaModeration) => request<SchemaModerated>("POST", "admin/moderate", wish),
  },
  evening: (code: string) => request<SchemaEvening>("GET", `tables/${code}/evening`),
  story: (code: string) => request<SchemaStory>("GET", `tables/${code}/story`),
  course: (code: string) => request<SchemaCourse>("GET", `tables/${code}/course`),
  deals: (code: string) => request<SchemaPastDeal[]>("GET", `tables/${code}/deals`),
  record: async (code: string) => (await ask("GET", `tables/${code}/record`)).text(),
  recordUrl: (code: string) => `${root()}tables/${code}/record`,
  /** A line to a table: as me, or without a server as whoever else plays on this device. */
  connect: (code: string, seat = -1): Line =>
    alone
      ? new PortLine(code, seat)
      : new WebSocket(`${location.origin.replace(/^http/, "ws")}${root()}tables/${code}/socket`),
  /** The line of a board screen: as nobody, whoever has opened it. */
  connectBoard: (code: string): Line =>
    new WebSocket(`${location.origin.replace(/^http/, "ws")}${root()}tables/${code}/socket?board=1`),
};

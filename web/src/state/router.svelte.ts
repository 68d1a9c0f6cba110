/** Where in the app we are, as a path under the page's base. */
export interface Place {
  screen:
    | "lobby"
    | "table"
    | "replay"
    | "watch"
    | "rules"
    | "learn"
    | "me"
    | "letters"
    | "people"
    | "ratings"
    | "day"
    | "admin"
    | "clubs"
    | "tournaments"
    | "puzzles";
  /** Nothing is at this address; home is shown instead. */
  lost: boolean;
  /** A table's code, a game, or a date. */
  of: string;
  /** What stands after the # or at the end: a clause, a step of a replay, what a letter's link carries. */
  at: string;
}

const SCREENS: Record<string, Place["screen"]> = {
  t: "table",
  replay: "replay",
  watch: "watch",
  rules: "rules",
  learn: "learn",
  me: "me",
  letters: "letters",
  people: "people",
  ratings: "ratings",
  day: "day",
  admin: "admin",
  clubs: "clubs",
  tournaments: "tournaments",
  puzzles: "puzzles",
};

const base = (): string => new URL(document.baseURI).pathname;

function read(): Place {
  const path = location.pathname.slice(base().length).split("/").map(decodeURIComponent);
  return {
    screen: SCREENS[path[0] ?? ""] ?? "lobby",
    lost: (path[0] ?? "") !== "" && !Object.hasOwn(SCREENS, path[0] ?? ""),
    of: path[1] ?? "",
    at: location.hash.slice(1) || (path[2] ?? ""),
  };
}

let now: Place = $state.raw(read());

/** The place shown now. */
export const place = (): Place => now;

/** The address of a place, for links. */
export const address = (path: string): string => base() + path;

/** Go to a place, such as `t/oak-lark-42`. */
export function go(path: string): void {
  history.pushState(null, "", base() + path);
  now = read();
  scrollTo(0, 0);
}

/** Change what stands after the # without a new step in the history. */
export function mark(at: string): void {
  history.replaceState(null, "", at === "" ? location.pathname : `${location.pathname}#${at}`);
}

/** Follow the browser's back button and plain links inside the app. */
export function follow(): () => void {
  const back = () => (now = read());
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.target !== "" ||
      link.hasAttribute("download")
    )
      return;
    if (link.origin !== location.origin || !link.pathname.startsWith(base())) return;
    if (["api/", "solo/"].some((other) => link.pathname.startsWith(base() + other))) return;
    event.preventDefault();
    go(link.pathname.slice(base().length) + link.hash);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}

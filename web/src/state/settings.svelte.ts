/** What a player has chosen for this browser; kept from visit to visit. */
import { LANGUAGES, type Language } from "../speech.svelte";

const KEY = "higgle";

export type Theme = "light" | "dark" | "system";
export type Motion = "full" | "less" | "system";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether sound was offered at an auction. */
  offered: boolean;
  /** Tell the system when I am awaited and the page is hidden. */
  notices: boolean;
  /** Do by itself what is the only thing I can do. */
  forced: boolean;
  /** Close my deal where one has agreed and all others have refused. */
  closes: boolean;
  keys: boolean;
  /** Whether the coach speaks where I play against bots alone. */
  coach: boolean;
}

function preferred(): Language {
  const wanted = navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

function remembered(): Settings {
  const defaults: Settings = {
    language: preferred(),
    theme: "system",
    motion: "system",
    sound: false,
    offered: false,
    notices: false,
    forced: true,
    closes: true,
    keys: true,
    coach: true,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(remembered());

const dark = matchMedia("(prefers-color-scheme: dark)");
const less = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, less: less.matches });
dark.addEventListener("change", (event) => (system.dark = event.matches));
less.addEventListener("change", (event) => (system.less = event.matches));

/** Whether the dark theme is shown. */
export const isDark = (): boolean => (settings.theme === "system" ? system.dark : settings.theme === "dark");

/** Whether things should jump instead of travel. */
export const isStill = (): boolean =>
  settings.motion === "system" ? system.less : settings.motion === "less";

/** Write the settings onto the page, and keep them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isStill() ? "less" : "full";
  root.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* A browser that keeps nothing still plays. */
  }
}

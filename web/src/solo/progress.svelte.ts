/** How far the engine is, from bytes really received; to be asked for while a component is made. */
import { spokenLanguage } from "../speech.svelte";
import { tenths } from "../state/times";
import { engine } from "./engine.svelte";

const MEGA = 1e6;
/** The engine is here and sound from this share on; the rest is starting it. */
const LOADED = 95;
const RECENT = 5000;
const FIRST = 2000;

export const megabytes = (bytes: number): string => tenths(bytes / MEGA, spokenLanguage());

export interface Progress {
  /** Bytes that are here, and all that are wanted. */
  readonly have: number;
  readonly all: number;
  readonly percent: number;
  /** Seconds that are left to load, or 0 while nobody can tell. */
  readonly seconds: number;
}

export function watchProgress(): Progress {
  const have = $derived(engine.parts.reduce((sum, part) => sum + part.bytes, 0));
  const all = $derived(engine.parts.reduce((sum, part) => sum + part.size, 0));
  const percent = $derived(
    engine.state === "starting" ? LOADED : all === 0 ? 0 : Math.floor((LOADED * have) / all),
  );
  /** What was here when, in the last seconds. */
  let heard: { at: number; bytes: number }[] = [];
  let seconds = $state(0);
  $effect(() => {
    if (engine.state !== "loading") return;
    const began = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      heard = [...heard.filter(({ at }) => now - at < RECENT), { at: now, bytes: have }];
      const [first] = heard;
      const speed = first === undefined ? 0 : (have - first.bytes) / (now - first.at);
      seconds = now - began > FIRST && speed > 0 ? Math.ceil((all - have) / speed / 1000) : 0;
    }, 500);
    return () => clearInterval(timer);
  });
  return {
    get have() {
      return have;
    },
    get all() {
      return all;
    },
    get percent() {
      return percent;
    },
    get seconds() {
      return engine.state === "loading" ? seconds : 0;
    },
  };
}

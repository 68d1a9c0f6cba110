import { getContext, setContext } from "svelte";
import type { GameClient } from "../games/game";

const KEY = Symbol("game");

/** Say where the client of the game is found, for all that is drawn once it has come. */
export const setGame = (game: () => GameClient): (() => GameClient) => setContext(KEY, game);
/** The client of the game at this table. */
export const atGame = (): GameClient => getContext<() => GameClient>(KEY)();

import { getContext, setContext } from "svelte";
import type { GameClient } from "../games/game";

const KEY = Symbol("game");

export const setGame = (game: GameClient): GameClient => setContext(KEY, game);
/** The client of the game at this table. */
export const atGame = (): GameClient => getContext<GameClient>(KEY);

/** What is printed on the cards of the lands. */
import { lands } from "../../generated/printed";

/** What a land defends with at least, by kind. */
export const MINIMUM: Record<string, number> = Object.fromEntries(
  Object.entries(lands).map(([kind, { minimum }]) => [kind, minimum]),
);
/** The points of a land, by kind; a table may agree on others for camps. */
export const POINTS: Record<string, number> = Object.fromEntries(
  Object.entries(lands).map(([kind, { points }]) => [kind, points]),
);

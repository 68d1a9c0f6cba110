/** The lands of the map as the table tells them, and what is printed on their cards. */
import { lands } from "../../generated/printed";

export interface Land {
  kind: string;
  row: number;
  column: number;
}

/** The points of a land, by kind; a table may agree on others for camps. */
export const POINTS: Record<string, number> = Object.fromEntries(
  Object.entries(lands).map(([kind, { points }]) => [kind, points]),
);

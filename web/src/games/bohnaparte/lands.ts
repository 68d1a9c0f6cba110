/** The lands of the map as the table tells them, and what is printed on their cards. */
export interface Land {
  kind: string;
  row: number;
  column: number;
}

/** Points that differ from one. */
export const POINTS: Record<string, number> = { city: 3, river: 0 };

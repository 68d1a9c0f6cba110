/** The lands of the map as the table tells them, and what is printed on their cards. */
export interface Land {
  kind: string;
  row: number;
  column: number;
}

/** Points that differ from one, and the least number with which a land defends itself. */
export const POINTS: Record<string, number> = { city: 3, river: 0 };
export const MINIMUM: Record<string, number> = { village: 16, city: 18, forest: 17 };

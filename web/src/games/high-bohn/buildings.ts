/** What is printed on the buildings: their type, price, and the bean that pays for them. */
import { buildings, types } from "../../generated/printed";

export const KINDS: readonly string[] = types;

const row = (code: number) => buildings[code] ?? buildings[0];

export const kindOf = (code: number): number => row(code).kind;
export const priceOf = (code: number): number => row(code).price;
export const buildingOf = (kind: number, price: number): number =>
  buildings.findIndex((one) => one.kind === kind && one.price === price);
/** The sort that pays, by type. */
export const PAID_WITH: number[] = KINDS.map(
  (_, kind) => buildings.find((one) => one.kind === kind)?.sort ?? 0,
);

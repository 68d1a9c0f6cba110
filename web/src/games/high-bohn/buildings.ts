/** What is printed on the buildings: their type, price, and the bean that pays for them. */
export const KINDS = ["", "mine", "tipi", "bank", "farm", "saloon", "store", "blacksmith", "jail", "distillery"];
/** The sort that pays, by type. */
export const PAID_WITH = [0, 8, 7, 6, 5, 4, 3, 2, 1, 14];

export const kindOf = (code: number): number => Math.ceil(code / 4);
export const priceOf = (code: number): number => ((code - 1) % 4) + 1;
export const buildingOf = (kind: number, price: number): number => kind * 4 - 4 + price;

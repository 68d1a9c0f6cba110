/** What is printed on the bean cards: name, number, the cards needed for 1, 2, 3, 4 thalers, and their tint. */
export interface Bean {
  name: string;
  number: number;
  steps: number[];
  tint: string;
}

const bean = (name: string, number: number, steps: number[], tint: string): Bean => ({ name, number, steps, tint });

const NONE = bean("down", 0, [], "#8A3B2A");

const BEANS: Bean[] = [
  NONE,
  bean("blue", 20, [4, 6, 8, 10], "#D8E4F0"),
  bean("chili", 18, [3, 6, 8, 9], "#FADFC8"),
  bean("stink", 16, [3, 5, 7, 8], "#E6E2C4"),
  bean("green", 14, [3, 5, 6, 7], "#DCEBD0"),
  bean("soy", 12, [2, 4, 6, 7], "#EFEFC8"),
  bean("black-eyed", 10, [2, 4, 5, 6], "#F4EAD0"),
  bean("red", 8, [2, 3, 4, 5], "#F6D9D0"),
  bean("garden", 6, [0, 2, 3, 0], "#F8E1E4"),
  bean("wax", 22, [4, 7, 9, 11], "#FBF0C4"),
  bean("brandy", 22, [4, 7, 9, 11], "#F1DDC4"),
  bean("coffee", 24, [4, 7, 10, 12], "#E4D5C6"),
  bean("cocoa", 4, [0, 2, 3, 4], "#EAD8C8"),
  bean("field", 3, [0, 0, 3, 0], "#F0E2C0"),
  bean("cognac", 22, [5, 7, 9, 10], "#F6E4C4"),
];

/** The bean of a card code. */
export const beanOf = (code: number): Bean => BEANS[code] ?? NONE;
export const BEAN_CODES = BEANS.map((_, code) => code).slice(1);

/** What is printed on the cards: animals with their values, and money. */
import { animals, money, rat, values } from "../../generated/printed";

export const ANIMALS: readonly string[] = ["", ...animals.slice(1)];
export const VALUES: readonly number[] = [...values, 0];
export const RAT: number = rat;
export const MONEY: readonly number[] = money;
export const TINTS = [
  "",
  "#F7E3C6",
  "#DCEEEA",
  "#F1E0BC",
  "#EFDCC8",
  "#E6DFD4",
  "#E6DED2",
  "#DDE0E6",
  "#F8DDDA",
  "#E0E6D8",
  "#EFDCC9",
  "#DDD8D2",
];
export const FRAMES = ["", "#8D8578", "#7A8F3C", "#2F7F78", "#B0622C", "#2F5D94", "#7D4A86", "#A5302B"];
export const PAPERS = ["", "#EFE9E0", "#EEF1DC", "#DCEEEA", "#F8E6D6", "#DDE7F1", "#EEE2F0", "#F9DEDB"];

/** Codes above the rat are pedigrees, in the order of the animals. */
export const isPedigree = (code: number): boolean => code > RAT;
export const speciesOf = (code: number): number => (isPedigree(code) ? code - RAT : code);

/** What is printed on the bean cards: name, number, the cards needed for 1, 2, 3, 4 thalers; and their tint. */
import { beans } from "../../generated/printed";

export interface Bean {
  name: string;
  number: number;
  steps: number[];
  tint: string;
}

const TINTS: Record<string, string> = {
  blue: "#D8E4F0",
  chili: "#FADFC8",
  stink: "#E6E2C4",
  green: "#DCEBD0",
  soy: "#EFEFC8",
  "black-eyed": "#F4EAD0",
  red: "#F6D9D0",
  garden: "#F8E1E4",
  wax: "#FBF0C4",
  brandy: "#F1DDC4",
  coffee: "#E4D5C6",
  cocoa: "#EAD8C8",
  field: "#F0E2C0",
  cognac: "#F6E4C4",
};

const NONE: Bean = { name: "down", number: 0, steps: [], tint: "#8A3B2A" };

const BEANS: Bean[] = beans.map(({ name, number, steps }, code) =>
  code === 0 ? NONE : { name, number, steps: [...steps, 0, 0].slice(0, 4), tint: TINTS[name] ?? "#EFEAE0" },
);

/** The bean of a card code. */
export const beanOf = (code: number): Bean => BEANS[code] ?? NONE;
export const BEAN_CODES = BEANS.map((_, code) => code).slice(1);

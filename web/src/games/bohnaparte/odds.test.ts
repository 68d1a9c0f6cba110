import { expect, test } from "vitest";
import { odds } from "./odds";

/** Blue 20, chili 18, garden 6: two, one and one of them unseen. */
const UNSEEN = [
  { sort: 1, count: 2 },
  { sort: 2, count: 1 },
  { sort: 8, count: 1 },
];
const PLAIN = { least: 0, extra: 0, tie: false };

test("a number beats what is lower, and no tie", () => {
  expect(odds(18, PLAIN, UNSEEN)).toBe(25);
  expect(odds(20, PLAIN, UNSEEN)).toBe(50);
});

test("a cannon wins ties, but not with twenty", () => {
  expect(odds(18, { ...PLAIN, tie: true }, UNSEEN)).toBe(50);
  expect(odds(20, { ...PLAIN, tie: true }, UNSEEN)).toBe(50);
});

test("minimum and fortress count", () => {
  expect(odds(18, { ...PLAIN, least: 18 }, UNSEEN)).toBe(0);
  expect(odds(20, { ...PLAIN, extra: 2 }, UNSEEN)).toBe(25);
  expect(odds(18, PLAIN, [])).toBe(0);
});

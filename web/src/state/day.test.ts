import { expect, test } from "vitest";
import { bars, dayLater, figures, parting, rank, share, weekUpTo } from "./day";

const scores = [
  { score: 4, people: 1 },
  { score: 9, people: 2 },
  { score: 14, people: 1 },
];

test("the middle is that of all who have played", () => {
  expect(figures(scores)).toEqual({ played: 4, middle: 9, best: 14 });
  expect(figures([])).toBeNull();
});

test("equal results beat nobody and share a place", () => {
  expect([share(scores, 14), share(scores, 9), share(scores, 4)]).toEqual([75, 25, 0]);
  expect([rank(scores, 14), rank(scores, 9), rank(scores, 4)]).toEqual([1, 2, 4]);
});

test("a day follows the one before, also at the end of a month", () => {
  expect(dayLater("2026-11-30", 1)).toBe("2026-12-01");
  expect(weekUpTo("2026-11-03")).toEqual([
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
    "2026-11-02",
    "2026-11-03",
  ]);
});

test("bars take neighbouring scores together, and nobody is lost", () => {
  const wide = [
    { score: 100, people: 2 },
    { score: 5000, people: 3 },
  ];
  expect(bars(scores).map(({ people }) => people)).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
  expect(bars(wide).length).toBeLessThanOrEqual(14);
  expect(bars(wide).reduce((sum, { people }) => sum + people, 0)).toBe(5);
});

test("two games go apart at the first action that differs", () => {
  const deed = (seat: number, text: string) => JSON.stringify({ seat, do: text });
  const head = JSON.stringify({ game: "bohnanza" });
  const game = (...lines: string[]) => [head, ...lines, ""].join("\n");
  const [plant, pass] = [deed(0, "plant 1"), deed(0, "pass")];

  expect(parting(game(plant, pass), game(plant, plant))).toBe(1);
  expect(parting(game(plant), game(plant))).toBeNull();
  expect(parting(game(plant), game(plant, pass))).toBe(1);
});

import { expect, test } from "vitest";
import { cardWord, numbersOf } from "./telling";
import { speak } from "../speech.svelte";

test("a game that the page does not know borrows no other game's words", async () => {
  await speak("en");

  expect(cardWord("bohnanza", "bean", 1)).toBe("Blue bean");
  expect(cardWord("curios", "bean", 1)).toBe("a card");
  expect(numbersOf("curios", { name: "planted", seat: 0, moves: [], numbers: [1, 2] })).toEqual({});
});

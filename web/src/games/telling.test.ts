import { expect, test } from "vitest";
import { cardWord, listOf, numberOf } from "./telling";
import { speak } from "../speech.svelte";

test("a game that the page does not know borrows no other game's words", async () => {
  await speak("en");

  expect(cardWord("bohnanza", "bean", 1)).toBe("Blue bean");
  expect(cardWord("curios", "bean", 1)).toBe("a card");
});

test("an event tells its numbers and lists by name", () => {
  const event = { name: "dealt", seat: 0, moves: [], fields: { offer: 4, gave: [1, 2] } };

  expect([numberOf(event, "offer"), numberOf(event, "gave")]).toEqual([4, 0]);
  expect([listOf(event, "gave"), listOf(event, "got")]).toEqual([[1, 2], []]);
});

import { expect, test } from "vitest";
import { cardWord, listOf, numberOf } from "./telling";
import type { SchemaScene } from "../generated/wire";
import { speak } from "../speech.svelte";
import { Link } from "../state/link.svelte";
import { AtTable } from "../state/table.svelte";
import { tell } from "./bohnanza/telling";

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

test("a card turned up for a land that somebody else attacks fights for the land, not for me", async () => {
  await speak("en");
  const link = new Link();
  link.you = 1;
  link.layout = ["deck", "defence", "laid"].map((name) => ({ name, family: "bean", owner: -1, bag: false }));
  link.scene = {
    view: { game: "bohnaparte", seats: 3, audience: 1, facts: {}, piles: {} },
  } as unknown as SchemaScene;
  const laid = (target: number) =>
    tell(new AtTable(link), {
      name: "laid",
      seat: 1,
      moves: [[0, 0, 0, target]],
      fields: { source: 2 },
      sentence: { message: "you-laid", words: { source: 2 } },
    })?.text;

  expect(laid(1)).toBe("The top card of the deck defends.");
  expect(laid(2)).toBe("You lay a card from the deck.");
});

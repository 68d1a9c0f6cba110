import { expect, test } from "vitest";
import { clauses, LANGUAGES, listed, speak, t } from "./speech.svelte";

test("the browser reads the catalogue that Python reads", async () => {
  await speak("en");

  expect(t("bean-blue.count", { n: 2 })).toBe("2 blue beans");
});

test("every language has the same clauses", async () => {
  const ids = await Promise.all(
    LANGUAGES.map(async (language) =>
      (await clauses(language)).flatMap((chapter) => chapter.clauses.map((one) => one.id)).join(),
    ),
  );

  expect(new Set(ids).size).toBe(1);
});

test("a missing word falls back to English, and then to its name", async () => {
  await speak("cs");

  expect(t("there-is-no-such-word")).toBe("there-is-no-such-word");
});

test("lists are said as people say them", async () => {
  await speak("de");

  expect(listed(["Blau", "Rot", "Soja"])).toBe("Blau, Rot und Soja");
});

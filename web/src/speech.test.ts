import { expect, test } from "vitest";
import { bundle } from "./speech";

test("the browser reads the catalogue that Python reads", async () => {
  const messages = await bundle("en");

  expect(messages.getMessage("B14")?.value).toBe("A field holds one sort only.");
});

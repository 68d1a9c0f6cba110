import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

test("the lobby asks what to trade, and says when nobody answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));

  render(App);

  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("What shall we trade today?");
  expect((await screen.findByRole("alert")).textContent).toContain("The connection is lost");
  expect(screen.getByRole("heading", { name: "Join friends" })).toBeTruthy();
});

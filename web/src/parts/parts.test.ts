import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import BeanCard from "../games/bohnanza/BeanCard.svelte";
import Meter from "../games/bohnanza/Meter.svelte";
import { speak } from "../speech.svelte";
import Qr from "./Qr.svelte";
import Segment from "./Segment.svelte";
import Switch from "./Switch.svelte";

beforeAll(() => speak("en"));

test("a card shows its number, its name and its meter", () => {
  const { container } = render(BeanCard, { sort: 8 });

  expect(container.textContent.replace(/\s+/g, " ").trim()).toBe("6 Garden –23–");
});

test("a card face down shows nothing", () => {
  const { container } = render(BeanCard, { sort: 0 });

  expect(container.textContent.trim()).toBe("");
});

test("the coins of a meter fill when their count is reached", () => {
  const { container } = render(Meter, { steps: [2, 3, 4, 5], count: 3 });

  expect([...container.querySelectorAll("i.reached")].map((coin) => coin.textContent)).toEqual(["1", "2"]);
});

test("a segment is one choice, moved by the arrow keys", async () => {
  const chosen: string[] = [];
  render(Segment, {
    label: "Tempo",
    value: "quick",
    options: [
      { value: "quick", title: "quick" },
      { value: "slow", title: "slow" },
    ],
    onchange: (value) => chosen.push(String(value)),
  });

  screen.getByRole("radio", { name: "quick" }).focus();
  await userEvent.keyboard("{ArrowRight}");

  expect(chosen).toEqual(["slow"]);
});

test("a switch says whether it is on", async () => {
  const said: boolean[] = [];
  render(Switch, { label: "Sound", on: false, onchange: (on: boolean) => said.push(on) });

  await userEvent.click(screen.getByRole("switch", { name: "Sound" }));

  expect(said).toEqual([true]);
});

test("a QR code has its three eyes and the size of its version", () => {
  const { getByRole } = render(Qr, { text: "http://127.0.0.1:8000/t/oak-lark-42" });
  const code = getByRole("img", { name: "Picture to scan with a phone: the link to this table" });
  const dark = new Set(
    code
      .querySelector("path")
      ?.getAttribute("d")
      ?.match(/M\d+ \d+/g),
  );
  const eye = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].every((step) => dark.has(`M${x + step} ${y}`));

  expect(code.getAttribute("viewBox")).toBe("-3 -3 35 35");
  expect([eye(0, 0), eye(22, 0), eye(0, 28), eye(22, 28)]).toEqual([true, true, true, false]);
});

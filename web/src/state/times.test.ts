import { expect, test } from "vitest";
import { dueTime, signedTenths, tenths } from "./times";

const now = new Date(2026, 10, 17, 18, 40).getTime();
const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).getTime() / 1000;

test("by correspondence the hour is said, with the day where it is another one", () => {
  expect(dueTime(at(17, 23, 5), "en", now)).toBe("23:05");
  expect(dueTime(at(18, 18, 37), "en", now)).toBe("tomorrow 18:37");
  expect(dueTime(at(18, 18, 37), "de", now)).toBe("morgen 18:37");
  expect(dueTime(at(20, 9, 0), "en", now)).toMatch(/^Fri.* 09:00$/);
});

test("decimals are the reader's", () => {
  expect(tenths(3.7, "en")).toBe("3.7");
  expect(["de", "cs", "ru"].map((language) => tenths(3.7, language))).toEqual(["3,7", "3,7", "3,7"]);
});

test("a gain and a loss have their sign, and nothing has both", () => {
  expect([0.24, -1.35, 0.04, -0.01].map((value) => signedTenths(value, "de"))).toEqual([
    "+0,2",
    "−1,4",
    "±0,0",
    "±0,0",
  ]);
});

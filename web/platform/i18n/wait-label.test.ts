import { expect, it } from "vitest";
import { waitLabel } from "./wait-label.ts";

it.each([
  [3, "3 giây"],
  [60, "1 phút"],
  [61, "61 giây"],
  [300, "5 phút"],
  [301, "6 phút"],
  [3_600, "60 phút"],
  [86_400, "24 giờ"],
])("%d seconds are %s", (seconds, text) => {
  expect(waitLabel(seconds)).toBe(text);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { SLUG } from "../content/content.table.ts";
import { slugOf } from "./slug.rules.ts";

it.each([
  ["Đội hình dự kiến", "doi-hinh-du-kien"],
  ["  V-League 2026/27: vòng 5! ", "v-league-2026-27-vong-5"],
  ["!?", ""],
  ["a".repeat(90), "a".repeat(80)],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("The text %s is %s in an address", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it("A slug is cut between words where there are any", () => {
  expect(slugOf("mot hai ba bon", 8)).toBe("mot-hai");
  expect(slugOf("⚽️ 東京")).toBe("");
});

it("Any text becomes a slug or nothing, and a slug stays unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const slug = slugOf(text);
      expect(slug === "" || (SLUG.test(slug) && slug.length <= 80)).toBe(true);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

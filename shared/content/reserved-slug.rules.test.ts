import { expect, it } from "vitest";
import { screens } from "../url/screens.ts";
import { isReservedSlug } from "./reserved-slug.rules.ts";

it.each([
  "match",
  "tin-tuc",
  "en",
  "health",
  "media",
  "oddscomp",
  "bong-da/ket-qua-bong-da",
  "tag/x",
  "iframe",
  "login",
  "tips",
  "detail-news",
])("The slug %s is reserved for the site", (slug) => expect(isReservedSlug(slug)).toBe(true));

it.each(["gioi-thieu", "nhan-dinh-ha-noi", "match-of-the-day", "2026"])(
  "The slug %s is free for articles",
  (slug) => expect(isReservedSlug(slug)).toBe(false),
);

it("Every fixed address of a screen is reserved", () => {
  const fixed = Object.entries(screens).filter(([name, { vi }]) => name !== "home" && !vi.includes(":"));
  expect(fixed.length).toBeGreaterThan(20);
  expect(fixed.filter(([, { vi }]) => !isReservedSlug(vi.slice(1)))).toEqual([]);
});

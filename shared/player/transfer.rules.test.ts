import { describe, expect, it } from "vitest";
import { spanOfSeasonName, spanOfSeasonYear } from "./transfer.rules.ts";

const days = (text: string) => {
  const span = spanOfSeasonYear(text);
  return span && [span.from, span.to].map((at) => new Date(at * 1000).toISOString().slice(0, 10));
};

describe("spanOfSeasonYear", () => {
  it.each([
    ["2026", ["2026-01-01", "2027-01-01"]],
    ["2025/26", ["2025-07-01", "2026-07-01"]],
    ["2025-26", ["2025-07-01", "2026-07-01"]],
    ["2025/2026", ["2025-07-01", "2026-07-01"]],
    ["1999/00", ["1999-07-01", "2000-07-01"]],
  ])("The season year %s is read", (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it.each(["", "26", "2025/27", "2025/25", "2025/2027", "2025/", "20255", "summer", "2025/26 "])(
    "The season year %j is refused",
    (text) => {
      expect(spanOfSeasonYear(text)).toBeNull();
    },
  );
});

describe("spanOfSeasonName", () => {
  it("The year is read among other words", () => {
    expect(spanOfSeasonName("Apertura 2026")).toEqual(spanOfSeasonYear("2026"));
    expect(spanOfSeasonName("2025/26 V.League")).toEqual(spanOfSeasonYear("2025/26"));
    expect(spanOfSeasonName("2025/2026")).toEqual(spanOfSeasonYear("2025/26"));
  });

  it("The year is unknown where the name has none, or years that do not follow each other", () => {
    expect(["Season 12", "", "20261", "2025/27"].map(spanOfSeasonName)).toEqual([null, null, null, null]);
  });
});

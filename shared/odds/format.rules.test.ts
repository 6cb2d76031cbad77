import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRICE_FORMATS, type PriceFormat, toFormat } from "./format.rules.ts";

/** Prices as bookmakers set them: by hundredths to 3, by twentieths to 10, by halves to 100, by tens to 1000. */
const GRID = [
  ...Array.from({ length: 200 }, (_, step) => 1 + (step + 1) / 100),
  ...Array.from({ length: 140 }, (_, step) => 3 + (step + 1) / 20),
  ...Array.from({ length: 180 }, (_, step) => 10 + (step + 1) / 2),
  ...Array.from({ length: 90 }, (_, step) => 100 + (step + 1) * 10),
  // Around even money, where signs change.
  ...[1.999_999_999, 2.000_000_001, 1.000_001],
];

const inAll = (decimal: number) =>
  PRICE_FORMATS.map((format) => Number(toFormat(decimal, format).toFixed(2)));

describe("a price in every format", () => {
  it.each([
    // decimal, Hong Kong, Malay, Indo, US
    [[2, 1, 1, 1, 100]],
    [[1.5, 0.5, 0.5, -2, -200]],
    [[2.5, 1.5, -0.67, 1.5, 150]],
    [[3, 2, -0.5, 2, 200]],
  ])("The row %j is read", (row) => {
    expect(inAll(row[0] ?? 0)).toEqual(row);
  });

  it("The price 1.95 is 0.95 in Hong Kong and Malaysia, -1.05 in Indonesia, -105 in the US", () => {
    expect(inAll(1.95).slice(1, 4)).toEqual([0.95, 0.95, -1.05]);
    expect(Math.round(toFormat(1.95, "us"))).toBe(-105);
  });

  it("A price comes back from every format unchanged, to 1e-9, all over the grid", () => {
    const signed = (value: number) => (value > 0 ? value : -1 / value);
    for (const price of GRID) {
      const profits = [
        toFormat(price, "decimal") - 1,
        toFormat(price, "hong_kong"),
        signed(toFormat(price, "malay")),
        signed(toFormat(price, "indo")),
        signed(toFormat(price, "us") / 100),
      ];
      for (const profit of profits) expect(Math.abs(profit + 1 - price), `${price}`).toBeLessThan(1e-9);
    }
  });

  it("A price stays in the range of its format", () => {
    const inRange: Record<PriceFormat, (value: number) => boolean> = {
      decimal: (value) => value > 1,
      hong_kong: (value) => value > 0,
      malay: (value) => Math.abs(value) <= 1 && value !== 0,
      indo: (value) => Math.abs(value) >= 1,
      us: (value) => Math.abs(value) >= 100,
    };
    const decimal = fc.double({ min: 1.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(decimal, fc.constantFrom(...PRICE_FORMATS), (price, format) => {
        expect(inRange[format](toFormat(price, format))).toBe(true);
      }),
    );
  });
});

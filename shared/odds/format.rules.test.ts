import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromFormat, PRICE_FORMATS, type PriceFormat, toFormat } from "./format.rules.ts";

const inAll = (decimal: number) =>
  PRICE_FORMATS.map((format) => Number(toFormat(decimal, format).toFixed(2)));

describe("a price in every format", () => {
  it.each([
    // decimal, Hong Kong, Malay, Indo, US
    [[2, 1, 1, 1, 100]],
    [[1.5, 0.5, 0.5, -2, -200]],
    [[2.5, 1.5, -0.67, 1.5, 150]],
    [[3, 2, -0.5, 2, 200]],
  ])("reads %j", (row) => {
    expect(inAll(row[0] ?? 0)).toEqual(row);
  });

  it("of 1.95 is 0.95 in Hong Kong and Malaysia, -1.05 in Indonesia, -105 in the US", () => {
    expect(inAll(1.95).slice(1, 4)).toEqual([0.95, 0.95, -1.05]);
    expect(Math.round(toFormat(1.95, "us"))).toBe(-105);
  });

  it("of US -110 is 1.909, Hong Kong 0.909 and Indo -1.10: 52.38 % as it stands", () => {
    const decimal = fromFormat(-110, "us");
    expect(decimal).toBeCloseTo(1.909, 3);
    expect(toFormat(decimal, "hong_kong")).toBeCloseTo(0.909, 3);
    expect(toFormat(decimal, "indo")).toBeCloseTo(-1.1, 9);
    expect(1 / decimal).toBeCloseTo(0.5238, 4);
  });

  it("comes back as it went, to 1e-9", () => {
    const decimal = fc.double({ min: 1.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(decimal, fc.constantFrom(...PRICE_FORMATS), (price, format) => {
        const back = fromFormat(toFormat(price, format), format);
        expect(Math.abs(back - price) / price).toBeLessThan(1e-9);
      }),
    );
  });

  it("stays in the range of its format", () => {
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { squadValue } from "./squad-value.rules.ts";

const worth = (amount: number, currency = "EUR") => ({ market_value: { amount, currency } });
const unknown = { market_value: null };

describe("squadValue", () => {
  it("The squad value adds up the known values", () => {
    expect(squadValue([worth(1_000_000), unknown, worth(250_000)])).toEqual({
      amount: 1_250_000,
      currency: "EUR",
    });
  });

  it("The squad value is unknown without values, and where currencies differ", () => {
    expect(squadValue([])).toBeNull();
    expect(squadValue([unknown])).toBeNull();
    expect(squadValue([worth(1), worth(1, "USD")])).toBeNull();
  });

  it("A squad worth nothing differs from one of unknown worth", () => {
    expect(squadValue([worth(0)])).toEqual({ amount: 0, currency: "EUR" });
  });

  it("The squad value is independent of the order of players", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000)), (amounts) => {
        const players = amounts.map((amount) => worth(amount));
        expect(squadValue(players.toReversed())).toEqual(squadValue(players));
      }),
    );
  });
});

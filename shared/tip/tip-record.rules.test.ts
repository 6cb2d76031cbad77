import { describe, expect, it } from "vitest";
import { recordOf, type SettledTip } from "./tip-record.rules.ts";

const tip = (result: SettledTip["result"], price = 2, closing_price: number | null = null): SettledTip => ({
  result,
  price,
  closing_price,
});

describe("an expert's record", () => {
  it("The record has no binary tail: 1.29, 1.37 and 1.61 units won are 4.27", () => {
    const { profit } = recordOf([tip("won", 2.29), tip("won", 2.37), tip("won", 2.61)]);
    expect(profit).toBe(4.27);
  });

  it("The record of no tip is empty", () => {
    expect(recordOf([tip("void")])).toEqual({
      ...{ count: 0, voids: 1, profit: 0, yield: null, interval: null, strike_rate: null },
      ...{ closing_value: null, closing_count: 0, drawdown: 0, enough: false },
      ...{ won: 0, decided: 0, strike_interval: null, last: ["void"], last_profit: 0 },
    });
  });

  it("The record counts units, halves and returned stakes", () => {
    const record = recordOf([
      tip("won", 2.5),
      tip("half_won", 1.8),
      tip("push"),
      tip("half_lost"),
      tip("lost"),
      tip("void"),
    ]);
    expect(record).toMatchObject({ count: 5, voids: 1, strike_rate: 0.5, enough: false, interval: null });
    expect(record.profit).toBeCloseTo(1.5 + 0.4 - 0.5 - 1, 12);
    expect(record.yield).toBeCloseTo(0.4 / 5, 12);
  });

  it("The interval of the strike rate is Wilson's, from the first tip on", () => {
    const share = (won: number, lost: number) =>
      recordOf([...Array(won).fill(tip("won")), ...Array(lost).fill(tip("lost")), tip("push")])
        .strike_interval;
    // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20.
    expect(share(81, 182)).toEqual({ low: 0.2553, high: 0.3662 });
    expect(share(15, 133)).toEqual({ low: 0.0624, high: 0.1605 });
    expect(share(0, 20)).toEqual({ low: 0, high: 0.1611 });
    expect(share(12, 8)).toEqual({ low: 0.3866, high: 0.7812 });
    expect(share(1, 0)?.low).toBeGreaterThan(0.2);
  });

  it("The record has the last ten results, the newest last", () => {
    const results = [
      "lost",
      "won",
      "won",
      "void",
      "push",
      "half_won",
      "half_lost",
      "won",
      "lost",
      "won",
      "won",
    ] as const;
    const { last } = recordOf(results.map((result) => tip(result)));
    expect(last).toEqual(results.slice(1));
  });

  it("The record compares prices with the closing ones where there are any", () => {
    const record = recordOf([tip("won", 2.1, 2), tip("lost", 1.9, 2), tip("lost", 2), tip("void", 3, 1.5)]);
    expect(record.closing_count).toBe(2);
    expect(record.closing_value).toBeCloseTo((0.05 - 0.05) / 2, 12);
  });

  it("The drawdown is measured from the highest point", () => {
    const results = ["won", "won", "lost", "lost", "lost", "won", "lost"] as const;
    expect(recordOf(results.map((result) => tip(result))).drawdown).toBe(3);
    expect(recordOf([tip("lost"), tip("lost")]).drawdown).toBe(2);
  });

  it("The record has an interval from a hundred tips on: that of a coin at even prices is the textbook one", () => {
    const coin = Array.from({ length: 100 }, (_, at) => tip(at % 2 === 0 ? "won" : "lost"));
    expect(recordOf(coin.slice(1)).interval).toBeNull();
    const { interval, enough } = recordOf(coin);
    expect(enough).toBe(true);
    // s² = 100/99, so that z·√(s²/n) = 1.959964·√(1/99).
    expect(interval?.high).toBe(0.197);
    expect(interval?.low).toBe(-0.197);
  });
});

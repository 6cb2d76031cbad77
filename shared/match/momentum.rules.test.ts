import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentumOf, pressureByMinute, withReport } from "./momentum.rules.ts";
import type { AttackCounts, AttackReport } from "./momentum.schema.ts";

const counts = (given: Partial<AttackCounts> = {}): AttackCounts => ({
  attacks: 0,
  dangerous_attacks: 0,
  corners: 0,
  shots_off_target: 0,
  shots_on_target: 0,
  ...given,
});

const report = (
  minute: number,
  home: Partial<AttackCounts> = {},
  away: Partial<AttackCounts> = {},
  added = 0,
): AttackReport => ({ minute, added, home: counts(home), away: counts(away) });

/** A report each minute from 1 to `last`; `homeOf` gives the home side's attacks by then. */
const everyMinute = (last: number, homeOf: (minute: number) => number): AttackReport[] =>
  Array.from({ length: last }, (_, at) => report(at + 1, { attacks: homeOf(at + 1) }));

const swapped = (reports: readonly AttackReport[]): AttackReport[] =>
  reports.map(({ home, away, ...place }) => ({ ...place, home: away, away: home }));

const total = (reports: readonly AttackReport[]) =>
  pressureByMinute(reports).reduce(
    (sum, { home, away }) => [sum[0] + (home ?? 0), sum[1] + (away ?? 0)] as [number, number],
    [0, 0] as [number, number],
  );

describe("points of a minute", () => {
  it("adds 1 for an attack, 2 more for a dangerous one, 8 more for a shot on target, 4 for one off it and 3 for a corner", () => {
    const all = { attacks: 2, dangerous_attacks: 1, corners: 1, shots_off_target: 1, shots_on_target: 1 };
    expect(pressureByMinute([report(1, all, { attacks: 1 })])).toEqual([
      { minute: 1, added: 0, home: 2 + 2 + 3 + 4 + 8, away: 1 },
    ]);
  });

  it("spreads what a report adds evenly over the minutes since the one before", () => {
    const minutes = pressureByMinute([report(2, { attacks: 2 }), report(5, { attacks: 8 }, { corners: 1 })]);
    expect(minutes.map(({ home }) => home)).toEqual([1, 1, 2, 2, 2]);
    expect(minutes.map(({ away }) => away)).toEqual([0, 0, 1, 1, 1]);
  });

  it("leaves a gap where two reports are more than six minutes apart, and continues after it", () => {
    const minutes = pressureByMinute([
      report(1, { attacks: 1 }),
      report(8, { attacks: 9 }),
      report(9, { attacks: 10 }),
    ]);
    expect(minutes.map(({ home }) => home)).toEqual([1, null, null, null, null, null, null, null, 1]);
  });

  it("gives each minute of added time a place before the second half", () => {
    const minutes = pressureByMinute([
      ...everyMinute(45, (minute) => minute),
      report(45, { attacks: 47 }, {}, 2),
      report(46, { attacks: 48 }),
    ]);
    expect(minutes.slice(-4).map(({ minute, added, home }) => [minute, added, home])).toEqual([
      [45, 0, 1],
      [45, 1, 1],
      [45, 2, 1],
      [46, 0, 1],
    ]);
  });

  it("counts a corrected count once: it falls, and rises to where it was", () => {
    const shots = (minute: number, shots_on_target: number) => report(minute, { shots_on_target });
    expect(
      pressureByMinute([shots(1, 2), shots(2, 1), shots(3, 2), shots(4, 3)]).map(({ home }) => home),
    ).toEqual([16, 0, 0, 8]);
  });

  it("takes a kind that the source does not count for none", () => {
    const shots = report(1, { attacks: null, dangerous_attacks: null, shots_on_target: 1 });
    expect(pressureByMinute([shots])[0]?.home).toBe(8);
  });
});

describe("momentum", () => {
  it("is the lead weighted 1, 2, 3, 2, 1 over five minutes, as a share of the strongest minute", () => {
    // One shot on target of a dangerous attack in the fifth minute: 11 points, a third of them in its own minute.
    const shot = { attacks: 1, dangerous_attacks: 1, shots_on_target: 1 };
    const reports = Array.from({ length: 9 }, (_, at) => report(at + 1, at < 4 ? {} : shot));
    const values = momentumOf(reports)?.minutes.map(({ value }) => Math.round((value ?? 0) * 4 * 9));
    // 11 points in a full window of 9 weights stay below the least scale of 4 points.
    expect(values).toEqual([0, 0, 11, 22, 33, 22, 11, 0, 0]);
  });

  it("does not mix the end of a half with the beginning of the next", () => {
    const reports = everyMinute(50, (minute) => (minute < 46 ? 0 : (minute - 45) * 10));
    const values = momentumOf(reports)?.minutes.map(({ value }) => value);
    expect(values?.slice(40, 45)).toEqual([0, 0, 0, 0, 0]);
    expect(values?.slice(45)).toEqual([1, 1, 1, 1, 1]);
  });

  it("keeps a gap empty, and says so", () => {
    const momentum = momentumOf([...everyMinute(10, (minute) => minute), report(20, { attacks: 30 })]);
    expect(momentum?.minutes.slice(10).every(({ value }) => value === null)).toBe(true);
    expect([momentum?.hasGaps, momentum?.spans.at(-1)?.home]).toEqual([true, null]);
  });

  it("is nothing for a source that reports at half-time and at the end, or at the end only", () => {
    const end = report(90, { attacks: 90 }, { attacks: 80 }, 4);
    expect(momentumOf([])).toBeNull();
    expect(momentumOf([end])).toBeNull();
    expect(momentumOf([report(45, { attacks: 40 }, {}, 2), end])).toBeNull();
  });

  it("names the five minutes with the greatest lead of each side, with the added time of a half", () => {
    const reports = [
      ...Array.from({ length: 45 }, (_, at) => report(at + 1, {}, { attacks: Math.min(at + 1, 10) })),
      report(45, { attacks: 30 }, { attacks: 10 }, 3),
    ];
    const momentum = momentumOf(reports);
    expect(momentum?.home.best).toMatchObject({ from: 41, to: 45, added: 3, home: 30, away: 0 });
    expect(momentum?.away).toMatchObject({ best: { from: 1, to: 5, away: 5 } });
  });
});

/** Counts that never fall, in each minute of some. */
const growing = fc
  .array(fc.array(fc.nat({ max: 3 }), { minLength: 10, maxLength: 10 }), { minLength: 1, maxLength: 60 })
  .map((rows) => {
    const sums = new Array<number>(10).fill(0);
    return rows.map((row, at): AttackReport => {
      for (const [place, more] of row.entries()) sums[place] = (sums[place] ?? 0) + more;
      const side = (from: number) =>
        counts({
          attacks: sums[from] ?? 0,
          dangerous_attacks: sums[from + 1] ?? 0,
          corners: sums[from + 2] ?? 0,
          shots_off_target: sums[from + 3] ?? 0,
          shots_on_target: sums[from + 4] ?? 0,
        });
      return { minute: at + 1, added: 0, home: side(0), away: side(5) };
    });
  });

describe("properties of momentum", () => {
  it("swapping the sides changes the sign of every value", () => {
    fc.assert(
      fc.property(growing, (reports) => {
        const values = (list: readonly AttackReport[]) =>
          momentumOf(list)?.minutes.map(({ value }) => value ?? 0);
        expect(values(swapped(reports))).toEqual(values(reports)?.map((value) => 0 - value));
      }),
    );
  });

  it("a report that another one splits in two gives the same total", () => {
    fc.assert(
      fc.property(growing, fc.integer({ min: 1, max: 6 }), (reports, every) => {
        const last = reports.at(-1);
        const fewer = reports.filter((one) => one.minute % every === 0 || one === last);
        const [few, all] = [total(fewer), total(reports)];
        expect(few[0]).toBeCloseTo(all[0], 6);
        expect(few[1]).toBeCloseTo(all[1], 6);
      }),
    );
  });

  it("values are between -1 and 1, and reports taken one by one are the list", () => {
    fc.assert(
      fc.property(growing, (reports) => {
        const values = momentumOf(reports)?.minutes.map(({ value }) => Math.abs(value ?? 0)) ?? [];
        expect(Math.max(0, ...values)).toBeLessThanOrEqual(1);
        const taken = reports.reduce<readonly AttackReport[]>(withReport, []);
        expect(taken).toEqual(reports);
      }),
    );
  });
});

describe("withReport", () => {
  const first = report(10, { attacks: 5 }, { corners: 1 });

  it("takes a later report, also one with equal counts: it shows that the source reports", () => {
    expect(withReport([first], { ...first, minute: 11 })).toEqual([first, { ...first, minute: 11 }]);
  });

  it("merges a report of the same minute, whose lower counts are older", () => {
    const next = report(10, { attacks: 6 }, {});
    expect(withReport([first], next)).toEqual([report(10, { attacks: 6 }, { corners: 1 })]);
  });

  it("returns the same list for an older report and for one that adds nothing", () => {
    const reports = [first];
    expect(withReport(reports, report(9, { attacks: 9 }))).toBe(reports);
    expect(withReport(reports, first)).toBe(reports);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Incident } from "#shared/match/index.ts";
import type { PriceEntry } from "#shared/odds/movement.rules.ts";
import type { PricePoint } from "#shared/odds/movement-steps.rules.ts";
import { type ChartSpan, placeOf, priceTicks, timeTicks, valueTicks } from "./chart-axis.rules.ts";
import { type ChartLine, chartData, lineChanges, valueOfLine } from "./chart-data.rules.ts";
import { crowded, lanesOf, spread } from "./chart-labels.rules.ts";
import { chartMarkers } from "./chart-markers.rules.ts";
import { chartSpan, firstInPlay, incidentsOf } from "./chart-span.rules.ts";
import { type StepPoint, stepPath } from "./step-path.rules.ts";

const KICK_OFF = 1_800_000_000;
const HOUR = 3600;
const span: ChartSpan = {
  first: KICK_OFF - 48 * HOUR,
  kick_off: KICK_OFF,
  end: KICK_OFF + 2 * HOUR,
  played: true,
};

describe("The time axis", () => {
  it("Days before kick-off and minutes of play each have their part of the axis", () => {
    expect(placeOf(span, span.first)).toBe(0);
    expect(placeOf(span, KICK_OFF)).toBeCloseTo(0.4, 9);
    expect(placeOf(span, KICK_OFF + HOUR)).toBeCloseTo(0.7, 9);
    expect(placeOf(span, span.end)).toBe(1);
  });

  it("The axis is linear before kick-off, and lacks that part for companies that joined during play", () => {
    const early = { ...span, end: KICK_OFF - 24 * HOUR, played: false };
    expect(placeOf(early, KICK_OFF - 36 * HOUR)).toBeCloseTo(0.5, 9);
    expect(placeOf({ ...span, first: KICK_OFF }, KICK_OFF + HOUR)).toBeCloseTo(0.5, 9);
  });

  it("The axis is monotonic", () => {
    const at = fc.integer({ min: span.first - 100, max: span.end + 100 });
    fc.assert(
      fc.property(at, at, (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(placeOf(span, early)).toBeLessThanOrEqual(placeOf(span, late));
      }),
    );
  });

  it("Time labels are round and fit the width", () => {
    const ticks = timeTicks(span, 600, 7 * HOUR);
    expect(ticks.length).toBeGreaterThan(4);
    for (const { at } of ticks.filter((tick) => tick.at > KICK_OFF)) expect(at % (5 * 60)).toBe(0);
    const places = ticks.map(({ x }) => x * 600);
    for (const [place, x] of places.entries())
      if (place > 0) expect(x - (places[place - 1] ?? 0)).toBeGreaterThan(20);
  });
});

describe("The value axis", () => {
  it("Value labels are round, and no more than fit", () => {
    expect(valueTicks(1.83, 2.12, 6)).toEqual([1.85, 1.9, 1.95, 2, 2.05, 2.1]);
    expect(valueTicks(0.1, 0.6, 5)).toEqual([0.2, 0.4, 0.6]);
    expect(valueTicks(2, 2, 5)).toEqual([]);
  });

  it("A wide range has familiar prices as labels", () => {
    expect(priceTicks(1.2, 40, 8)).toEqual([1.25, 2, 5, 10, 20]);
    expect(priceTicks(1.01, 45, 5)).toEqual([1.1, 3, 10]);
    expect(priceTicks(1.01, 1000, 5).length).toBeLessThanOrEqual(5);
  });
});

describe("A stepped line", () => {
  const point = (x: number, y: number | null, breaks = false): StepPoint => ({ x, y, breaks });

  it("A step holds each value until the next, and the last until the end", () => {
    expect(stepPath([point(0, 10), point(5, 20)], 9)).toEqual([
      ["move", 0, 10],
      ["line", 5, 10],
      ["line", 5, 20],
      ["line", 9, 20],
    ]);
  });

  it("A line stops at a gap and starts again after it", () => {
    expect(stepPath([point(0, 10), point(5, null), point(7, 20)], 9)).toEqual([
      ["move", 0, 10],
      ["line", 5, 10],
      ["move", 7, 20],
      ["line", 9, 20],
    ]);
    expect(stepPath([point(0, 10), point(5, null)], 9)).toEqual([
      ["move", 0, 10],
      ["line", 5, 10],
    ]);
  });

  it("No step is drawn to a value on another line", () => {
    expect(stepPath([point(0, 10), point(5, 20, true)], 9)).toEqual([
      ["move", 0, 10],
      ["line", 5, 10],
      ["move", 5, 20],
      ["line", 9, 20],
    ]);
  });

  it("A crowded pixel column is drawn once, over the range of its values, and left at the last", () => {
    const crowd = [10, 50, 30, 5, 20, 40, 30].map((y) => point(3, y));
    const path = stepPath([point(0, 20), ...crowd], 9);
    const heights = path.filter(([, x]) => x === 3).map(([, , y]) => y);
    expect(Math.min(...heights)).toBe(5);
    expect(Math.max(...heights)).toBe(50);
    expect(path.at(-1)).toEqual(["line", 9, 30]);
    expect(path.length).toBeLessThan(crowd.length + 2);
  });

  it("A line moves only horizontally or vertically, whatever the input", () => {
    const points = fc
      .array(fc.tuple(fc.nat(20), fc.option(fc.nat(50)), fc.boolean()), { maxLength: 60 })
      .map((list) => list.toSorted(([one], [other]) => one - other).map(([x, y, b]) => point(x, y, b)));
    fc.assert(
      fc.property(points, (list) => {
        let [atX, atY] = [Number.NaN, Number.NaN];
        for (const [command, x, y] of stepPath(list, 21)) {
          if (command === "line") expect(x === atX || y === atY).toBe(true);
          [atX, atY] = [x, y];
        }
        const last = list.at(-1);
        if (last && last.y !== null) expect([atX, atY]).toEqual([21, last.y]);
      }),
    );
  });

  it("A line of thousands of values has no more segments than the chart has columns", () => {
    const many = Array.from({ length: 20_000 }, (_, place) =>
      point(Math.floor(place / 40), (place * 7) % 200),
    );
    expect(stepPath(many, 500).length).toBeLessThan(500 * 30);
  });
});

const entry = (at: number | null, price: number, more: Partial<PriceEntry> = {}): PriceEntry => ({
  ...{ at, phase: "instant", minute: null, home_score: null, away_score: null, line: null, suspended: false },
  prices: [price],
  ...more,
});
const lineOf = (company_id: number, entries: readonly PriceEntry[]): ChartLine => ({
  key: String(company_id),
  label: String(company_id),
  company_id,
  points: entries.map(
    (one): PricePoint => ({
      entry: one,
      value: one.suspended ? null : (one.prices[0] ?? null),
      line_changed: false,
    }),
  ),
});

describe("The chart's data", () => {
  const inPlay = { phase: "inplay" } as const;
  const one = lineOf(1, [
    entry(span.first, 2),
    entry(KICK_OFF - HOUR, 1.9),
    entry(KICK_OFF + 60, 1.8, inPlay),
  ]);
  const other = lineOf(2, [entry(KICK_OFF - 2 * HOUR, 2.1), entry(KICK_OFF - HOUR, 2, { suspended: true })]);

  it("Every entry of every company is a frame, in time order", () => {
    const data = chartData([one, other], span, true);
    expect(data.frames.map(({ company_id }) => company_id)).toEqual([1, 2, 1, 2, 1]);
    expect(data.heights[0]).toEqual([Math.log(2), undefined, Math.log(1.9), undefined, Math.log(1.8)]);
    expect(data.heights[1]).toEqual([undefined, Math.log(2.1), undefined, null, undefined]);
  });

  it("A price from before kick-off ends there, and an in-play price ends at the end", () => {
    expect(chartData([one, other], span, true).ends).toEqual([1, placeOf(span, KICK_OFF)]);
  });

  it("A line has a value between its own entries", () => {
    const { frames } = chartData([one, other], span, true);
    expect(valueOfLine(one, frames, 3)?.value).toBe(1.9);
    expect(valueOfLine(other, frames, 0)).toBeNull();
  });

  it("Entries without times keep their order", () => {
    const data = chartData([lineOf(1, [entry(null, 2), entry(null, 1.9)])], span, true);
    expect(data.timed).toBe(false);
    expect(data.frames.map(({ x }) => x)).toEqual([0, 0.5]);
  });

  it("Changes of the betting line are located", () => {
    const lines = [0.5, 0.5, 0.75, 0.5].map((line, hour) => entry(KICK_OFF - (9 - hour) * HOUR, 2, { line }));
    const data = chartData([lineOf(1, lines), other], span, true);
    expect(lineChanges(data, 1).map(({ line }) => line)).toEqual([0.5, 0.75, 0.5]);
    expect(lineChanges(data, 1)[1]?.x).toBe(placeOf(span, KICK_OFF - 7 * HOUR));
    expect(lineChanges(data, 2)).toEqual([]);
  });

  it("Late-reported entries keep their order", () => {
    const late = lineOf(1, [entry(KICK_OFF - HOUR, 2), entry(KICK_OFF - 2 * HOUR, 1.9)]);
    const { frames } = chartData([late], span, true);
    expect(frames.map(({ entry: { prices } }) => prices[0])).toEqual([2, 1.9]);
  });
});

const incident = (id: number, kind: Incident["kind"], more: Partial<Incident> = {}): Incident =>
  ({
    ...{ id, match_id: 7, kind, side: "home", minute: 20, added: null, player: null, other_player: null },
    ...{ home_score: null, away_score: null, cancelled: false, at: KICK_OFF + 1200 },
    ...more,
  }) as Incident;

describe("Markers", () => {
  const timeline = [
    incident(1, "goal", { home_score: 1, away_score: 0 }),
    incident(2, "yellow_card"),
    incident(3, "goal", { cancelled: true, minute: 30 }),
    incident(4, "own_goal", { home_score: 1, away_score: 1, side: "away" }),
    incident(5, "second_yellow", { minute: 45, added: 2 }),
    incident(6, "substitution"),
    incident(7, "red_card", { minute: 80 }),
    incident(8, "penalty_goal", { home_score: 2, away_score: 1 }),
    incident(9, "missed_penalty"),
  ];

  it("Markers are kick-off, goals and red cards of the timeline, including withdrawn ones", () => {
    const markers = chartMarkers(timeline, span);
    expect(markers.map(({ key }) => key)).toEqual(["kick_off", "1", "3", "4", "5", "7", "8"]);
    expect(markers.map(({ text }) => text)).toEqual(["", "1-0", "30'", "1-1", "45+2'", "80'", "2-1"]);
    expect(markers.filter(({ cancelled }) => cancelled).map(({ key }) => key)).toEqual(["3"]);
    expect(markers[1]?.x).toBe(placeOf(span, KICK_OFF + 1200));
  });

  it("Markers of a first half are those of the first half", () => {
    expect(chartMarkers(incidentsOf(timeline, "half"), span).map(({ key }) => key)).not.toContain("7");
  });

  it("There are no markers before anybody prices the match in play", () => {
    expect(chartMarkers(timeline, { ...span, played: false })).toEqual([]);
  });
});

describe("The span of a chart", () => {
  const facts = {
    entries: [entry(KICK_OFF - HOUR, 2)],
    incidents: [],
    kick_off: KICK_OFF,
    now: KICK_OFF - 60,
  };

  it("The span ends now before kick-off, and at kick-off if nobody prices the match in play", () => {
    expect(chartSpan(facts)).toEqual({
      first: KICK_OFF - HOUR,
      kick_off: KICK_OFF,
      end: KICK_OFF - 60,
      played: false,
    });
    expect(chartSpan({ ...facts, now: null }).end).toBe(KICK_OFF);
  });

  it("The first in-play price marks a kick-off without an hour", () => {
    const inPlay = (at: number) => entry(at, 1.9, { phase: "inplay" });
    expect(firstInPlay([...facts.entries, inPlay(KICK_OFF + 600), inPlay(KICK_OFF + 60)])).toBe(
      KICK_OFF + 60,
    );
    expect(firstInPlay(facts.entries)).toBeNull();
  });

  it("The span ends now in play, and at the last price or incident of a finished match", () => {
    const entries = [...facts.entries, entry(KICK_OFF + 600, 1.9, { phase: "inplay" })];
    expect(chartSpan({ ...facts, entries, now: KICK_OFF + 900 }).end).toBe(KICK_OFF + 900);
    expect(chartSpan({ ...facts, entries, now: null }).end).toBe(KICK_OFF + 600);
    expect(chartSpan({ ...facts, entries, incidents: [incident(1, "goal")], now: null }).end).toBe(
      KICK_OFF + 1200,
    );
  });
});

describe("Chart labels", () => {
  it("A label takes another row if the last one overlaps", () => {
    expect(lanesOf([0, 10, 20, 50, 55], 30, 3)).toEqual([0, 1, 2, 0, 1]);
    expect(lanesOf([0, 5], 30, 1)).toEqual([0, 0]);
  });

  it("A label is dropped for the next one without room for both", () => {
    expect(crowded([0, 30, 100], 40)).toEqual([true, false, false]);
  });

  it("Labels are moved apart as little as needed, and stay inside", () => {
    expect(spread([50, 52], 14, 200)).toEqual([43, 57]);
    expect(spread([199, 198], 14, 200)).toEqual([186, 172]);
    expect(spread([100], 14, 200)).toEqual([93]);
  });
});

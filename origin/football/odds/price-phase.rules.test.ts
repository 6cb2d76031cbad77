import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SeriesQuote } from "#shared/odds/index.ts";
import { historyOf, knownQuotes, nextKnownAt, phasesOf } from "./price-phase.rules.ts";

const quoteAt = (known_at_ms: number, in_play = false): SeriesQuote => ({
  known_at_ms,
  at: null,
  in_play,
  suspended: false,
  minute: in_play ? 10 : null,
  home_score: in_play ? 0 : null,
  away_score: in_play ? 0 : null,
  line: 0.5,
  prices: [1.9, 2],
});

const KICK_OFF = 2000;

/** Three prices before kick-off, two since. */
const SERIES = [quoteAt(10), quoteAt(20), quoteAt(30), quoteAt(40, true), quoteAt(50, true)];
const phasesAt = (nowMs: number) =>
  Object.values(phasesOf(knownQuotes(SERIES, nowMs), KICK_OFF)).map((quote) => quote?.known_at_ms ?? null);

describe("Phases of a price series as of a moment", () => {
  it.each([
    [9, [null, null, null]],
    [10, [10, 10, null]],
    [25, [10, 20, null]],
    [39, [10, 30, null]],
    [40, [10, 30, 40]],
    [99, [10, 30, 50]],
  ])("Phases at %d are initial, instant and in play %j", (nowMs, phases) => {
    expect(phasesAt(nowMs)).toEqual(phases);
  });

  it("A company that joined during play has no initial price", () => {
    const { initial, instant, inplay } = phasesOf([quoteAt(40, true), quoteAt(50, true)], KICK_OFF);
    expect([initial, instant, inplay?.known_at_ms]).toEqual([null, null, 50]);
  });
});

describe("A closing price that is the first one known", () => {
  const closing = quoteAt(KICK_OFF - 1000);

  it("A closing price alone is not the initial one, also in the history", () => {
    expect(phasesOf([closing], KICK_OFF)).toEqual({ initial: null, instant: closing, inplay: null });
    expect(historyOf([closing], KICK_OFF).map(({ phase }) => phase)).toEqual(["instant"]);
  });

  it("An opening price dated just before it is the initial one, also alone", () => {
    const opening = quoteAt(KICK_OFF - 2000);
    expect(phasesOf([opening, closing], KICK_OFF).initial).toBe(opening);
    expect(phasesOf([opening], KICK_OFF).initial).toBe(opening);
  });
});

describe("A price history", () => {
  it("A price history is newest first, with the phase of each price", () => {
    const rows = historyOf(SERIES, KICK_OFF).map(({ quote, phase }) => [quote.known_at_ms, phase]);
    expect(rows).toEqual([
      [50, "inplay"],
      [40, "inplay"],
      [30, "instant"],
      [20, "instant"],
      [10, "initial"],
    ]);
  });

  it("A price history begins in play where the company did", () => {
    expect(historyOf([quoteAt(40, true)], KICK_OFF).map(({ phase }) => phase)).toEqual(["inplay"]);
  });
});

describe("A price series at any moment", () => {
  const series = fc
    .array(fc.record({ at: fc.nat(100), in_play: fc.boolean() }), { maxLength: 12 })
    .map((list) => list.toSorted((a, b) => a.at - b.at).map(({ at, in_play }) => quoteAt(at, in_play)));

  it("A series hides later prices, and the next change is the first of them", () => {
    fc.assert(
      fc.property(series, fc.nat(100), (quotes, nowMs) => {
        const known = knownQuotes(quotes, nowMs);
        const rest = quotes.slice(known.length);
        expect(known).toEqual(quotes.slice(0, known.length));
        expect(rest.every(({ known_at_ms }) => known_at_ms > nowMs)).toBe(true);
        expect(nextKnownAt(quotes, nowMs)).toBe(rest[0]?.known_at_ms ?? null);
      }),
    );
  });

  it("The phases are those of the history: its last initial, its first instant, its first in play", () => {
    fc.assert(
      fc.property(series, fc.nat(2000), (quotes, kickOff) => {
        const history = historyOf(quotes, kickOff);
        const { initial, instant, inplay } = phasesOf(quotes, kickOff);
        expect(history).toHaveLength(quotes.length);
        expect(history.filter(({ phase }) => phase === "initial").map(({ quote }) => quote)).toEqual(
          initial === null ? [] : [initial],
        );
        expect(history.find(({ phase }) => phase === "inplay")?.quote ?? null).toBe(inplay);
        expect(history.find(({ phase }) => phase !== "inplay")?.quote ?? null).toBe(instant);
      }),
    );
  });
});

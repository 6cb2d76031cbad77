import type { BatchIncident, BatchMatch, BatchPriceSeries, BatchStat } from "#origin/ingest/batch.schema.ts";
import { aBatchMatch, aGoal, aStatusChange, KICK_OFF } from "./origin-batches.ts";
import { aQuote } from "./price-batches.ts";

/** Builders of ended matches of the builders' league, days before their current match. */

interface PastFields {
  readonly half?: readonly [number, number];
  /** `home 12`, `away 45+2`, with `penalty`, `own` or `cancelled` after it. */
  readonly goals?: readonly string[];
  /** Last handicap and total of a company before kick-off, at 1.9 each, after others that do not count. */
  readonly lines?: readonly { company?: string; handicap: number; total: number; period?: "full" | "half" }[];
  /** 1X2 of `b1`. */
  readonly prices?: readonly [number, number, number];
  readonly counts?: {
    readonly corners: readonly [number, number];
    readonly yellow: readonly [number, number];
  };
  readonly match?: Partial<BatchMatch>;
}

const KINDS = { penalty: "penalty_goal", own: "own_goal" } as const;

function goalOf(text: string, index: number, knownAtMs: number): BatchIncident {
  const [side, when = "", word] = text.split(" ");
  const [minute, added] = when.split("+").map(Number);
  return aGoal({
    external_id: `g${index}`,
    known_at_ms: knownAtMs,
    cancelled_at_ms: word === "cancelled" ? knownAtMs + 1 : null,
    kind: word === "penalty" || word === "own" ? KINDS[word] : "goal",
    side: side === "away" ? "away" : "home",
    minute: minute ?? null,
    added: added ?? null,
    player: null,
  });
}

function seriesOf(
  { company = "b1", period = "full" }: { company?: string; period?: "full" | "half" },
  [market, line, prices]: readonly [BatchPriceSeries["market"], number | null, number[]],
  kickOffMs: number,
): BatchPriceSeries {
  const quote = { line, prices };
  const first = { ...quote, line: line === null ? null : line + 0.25 };
  return {
    company,
    market,
    period,
    quotes: [
      aQuote({ ...first, known_at_ms: kickOffMs - 86_400_000 }),
      aQuote({ ...quote, known_at_ms: kickOffMs - 60_000 }),
      aQuote({ ...first, known_at_ms: kickOffMs + 60_000, in_play: true }),
    ],
  };
}

/** A match that ended `daysBefore` the current match: `["hanoi", 2, 1, "vinh"]`. */
export function aPast(
  daysBefore: number,
  [home, goals, conceded, away]: readonly [string, number, number, string],
  { half, goals: listed = [], lines = [], prices, counts, match }: PastFields = {},
): BatchMatch {
  const match_time = KICK_OFF - daysBefore * 86_400;
  const at = (minute: number) => (match_time + minute * 60) * 1000;
  const score = (side: 0 | 1) => ({
    goals: side === 0 ? goals : conceded,
    ...(half ? { half: half[side] } : {}),
    ...(counts ? { corners: counts.corners[side], yellow: counts.yellow[side] } : {}),
  });
  return aBatchMatch({
    external_id: `${home}-${away}-${daysBefore}`,
    home,
    away,
    match_time,
    status_changes: [aStatusChange(at(110), "ended", { home: score(0), away: score(1) })],
    incidents: listed.map((text, index) => goalOf(text, index, at(50 + index))),
    prices: [
      ...lines.flatMap((one) => [
        seriesOf(one, ["asian_handicap", one.handicap, [1.9, 1.9]], at(0)),
        seriesOf(one, ["over_under", one.total, [1.9, 1.9]], at(0)),
      ]),
      ...(prices ? [seriesOf({}, ["match_result", null, [...prices]], at(0))] : []),
    ],
    ...match,
  });
}

/** A statistic of the whole match, as counted half an hour in and at the end. */
export function aPastStat(daysBefore: number, kind: string, home: number, away: number): BatchStat[] {
  const at = (minute: number) => (KICK_OFF - daysBefore * 86_400 + minute * 60) * 1000;
  return [
    { known_at_ms: at(30), kind, period: "full", home: 1, away: 1 },
    { known_at_ms: at(110), kind, period: "full", home, away },
  ];
}

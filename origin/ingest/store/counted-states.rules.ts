import { sameJson } from "#shared/json/same-json.ts";
import { emptySideScore, type MatchState, type SideScore } from "#shared/match/index.ts";
import type { StatRow } from "./timeline.rules.ts";

/** Row counts from statistics, for sources that list neither cards nor corners individually. */
const COUNTED = { corners: "corners", yellow_cards: "yellow", red_cards: "red" } as const satisfies Record<
  string,
  keyof SideScore
>;
const isCounted = (kind: string): kind is keyof typeof COUNTED => Object.hasOwn(COUNTED, kind);

/** A state that needs no counts from statistics; nothing is added before a match begins. */
function isComplete({ score: { home, away }, status }: MatchState): boolean {
  const counts = Object.values(COUNTED).flatMap((field) => [home[field], away[field]]);
  return status === "not_started" || counts.every((count) => count !== null);
}

type Counts = Readonly<Record<"home" | "away", Partial<SideScore>>>;

function withCounts({ score, ...state }: MatchState, counts: Counts): MatchState {
  const side = (of: "home" | "away"): SideScore => {
    const known = Object.entries(score[of]).filter(([, count]) => count !== null);
    return { ...emptySideScore, ...counts[of], ...Object.fromEntries(known) };
  };
  return { ...state, score: { home: side("home"), away: side("away") } };
}

/**
 * States with missing counts filled from the statistics. A statistic that becomes known between two changes adds a
 * state.
 */
export function countedStates(states: readonly MatchState[], stats: readonly StatRow[]): MatchState[] {
  const countedRows = stats
    .filter(({ kind, period }) => isCounted(kind) && period === "full")
    .toSorted((a, b) => a.known_at - b.known_at);
  if (countedRows.length === 0 || states.every(isComplete)) return [...states];
  const moments = [...states.map((state) => state.known_at_ms), ...countedRows.map((row) => row.known_at)];
  const counted: MatchState[] = [];
  for (const moment of [...new Set(moments)].toSorted((a, b) => a - b)) {
    const state = states.findLast((one) => one.known_at_ms <= moment);
    if (!state) continue;
    const counts: Record<"home" | "away", Partial<SideScore>> = { home: {}, away: {} };
    for (const { kind, home, away } of countedRows.filter((row) => row.known_at <= moment)) {
      if (!isCounted(kind)) continue;
      counts.home[COUNTED[kind]] = home;
      counts.away[COUNTED[kind]] = away;
    }
    const next = { ...withCounts(state, counts), known_at_ms: moment };
    const last = counted.at(-1);
    const isNews = state.known_at_ms === moment || !sameJson(next.score, last?.score);
    if (isNews) counted.push(next);
  }
  return counted;
}

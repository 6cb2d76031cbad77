import type { BatchIncident, BatchMatch } from "#origin/ingest/batch.schema.ts";
import type { SideScore } from "#shared/match/index.ts";
import { disruptionOf } from "../course/disruption.ts";
import { countGoals, type DemoGoal, type DemoResult } from "../goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { seasonPrices } from "../prices/season-prices.ts";
import { settledStatistics } from "../settled-statistics.ts";
import type { TeamSheet } from "../team-sheet.ts";

/** How long a match takes from kick-off, half-time included. */
const REGULAR_MS = 113 * 60_000;
const OVERTIME_MS = 40 * 60_000;
const SHOOTOUT_MS = 15 * 60_000;

type Side = "home" | "away";
type Course = Pick<BatchMatch, "status_changes" | "incidents" | "stats" | "figures" | "prices">;

const isFirstHalf = ({ minute }: DemoGoal): boolean => minute <= 45;

function stated(side: Side, result: DemoResult, corners: number | null): Partial<SideScore> {
  const { goals, overtime, shootout } = result;
  const cards = (kinds: readonly string[], sheet: TeamSheet) =>
    sheet.cards.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    goals: countGoals(goals)[side],
    half: countGoals(goals.filter(isFirstHalf))[side],
    yellow: cards(["yellow_card"], result[side]),
    red: cards(["second_yellow", "red_card"], result[side]),
    corners,
    ...(overtime ? { overtime: countGoals(goals, true)[side] } : {}),
    ...(shootout ? { penalties: shootout[side] } : {}),
  };
}

function incidentOf(goal: DemoGoal, index: number, endMs: number): BatchIncident {
  const { kind, side, minute, added, player, assist } = goal;
  return {
    external_id: `g${index + 1}`,
    known_at_ms: endMs,
    cancelled_at_ms: null,
    kind,
    side,
    minute,
    added,
    player: player.id,
    other_player: assist?.id ?? null,
  };
}

/** A match of long ago: result, scorers and total statistics, all known at the moment it ended. */
export function lightCourse(plan: DemoMatchPlan, result: DemoResult | null): Course {
  const kickOffMs = plan.match_time * 1000;
  const status = (known_at_ms: number, name: BatchMatch["status_changes"][number]["status"]) => ({
    known_at_ms,
    status: name,
    period_started_at_ms: null,
    score: null,
  });
  if (!result) {
    const disruption = disruptionOf(plan);
    const change =
      disruption && "announced_ms" in disruption
        ? status(kickOffMs - disruption.announced_ms, disruption.kind)
        : status(kickOffMs + REGULAR_MS, "abandoned");
    return { status_changes: [change], incidents: [], stats: [] };
  }
  const endMs =
    kickOffMs + REGULAR_MS + (result.overtime ? OVERTIME_MS : 0) + (result.shootout ? SHOOTOUT_MS : 0);
  const figures = settledStatistics(plan, result, endMs);
  const corners = figures.stats.find(({ kind }) => kind === "corners");
  const score = {
    home: stated("home", result, corners?.home ?? null),
    away: stated("away", result, corners?.away ?? null),
  };
  return {
    status_changes: [{ ...status(endMs, "ended"), score }],
    incidents: result.goals.map((goal, index) => incidentOf(goal, index, endMs)),
    stats: [],
    figures,
    prices: seasonPrices(plan),
  };
}

/** A match that is only announced. */
export const noCourse: Course = { status_changes: [], incidents: [], stats: [] };

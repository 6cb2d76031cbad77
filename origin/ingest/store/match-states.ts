import * as z from "zod/mini";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import { type DerivedState, foldStates, type MatchState, SideScore } from "#shared/match/index.ts";
import type { BatchMatch } from "../batch.schema.ts";
import type { StoredRow } from "./row.ts";
import type { IncidentRow, StatusChangeRow } from "./timeline.rules.ts";

const StatedScore = z.object({ home: z.partial(SideScore), away: z.partial(SideScore) });

/** The states of a match's row, from its timeline to be stored. */
export function statesOf(
  changes: readonly StatusChangeRow[],
  incidents: readonly IncidentRow[],
  coverage: BatchMatch["coverage"],
): MatchState[] {
  return foldStates(
    changes.map((row) => ({
      known_at_ms: row.known_at,
      status: row.status,
      period_started_at_ms: row.period_started_at,
      score: row.score === null ? null : z.parse(StatedScore, JSON.parse(row.score)),
    })),
    incidents.map((row) => ({
      known_at_ms: row.known_at,
      cancelled_at_ms: row.cancelled_at,
      kind: row.kind,
      side: row.side,
      minute: row.minute,
    })),
    coverage,
  );
}

/** A state as its row in `match_states`. */
export function toStateRow(matchId: number, state: DerivedState): StoredRow<typeof match_states> {
  const { home, away } = state.score;
  return {
    match_id: matchId,
    known_at: state.known_at_ms,
    status: state.status,
    derived_status: state.derived_status,
    period_started_at: state.period_started_at_ms,
    score_changed_at: state.score_changed_at_ms,
    home_goals: home.goals,
    home_half: home.half,
    home_overtime: home.overtime,
    home_penalties: home.penalties,
    home_red: home.red,
    home_yellow: home.yellow,
    home_corners: home.corners,
    away_goals: away.goals,
    away_half: away.half,
    away_overtime: away.overtime,
    away_penalties: away.penalties,
    away_red: away.red,
    away_yellow: away.yellow,
    away_corners: away.corners,
  };
}

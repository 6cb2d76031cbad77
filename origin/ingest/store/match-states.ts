import * as z from "zod/mini";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import {
  type DerivedState,
  foldStates,
  latestKickOff,
  type MatchMinute,
  type MatchState,
  resultDueMs,
  SideScore,
  StatedResult,
  withSilence,
} from "#shared/match/index.ts";
import type { BatchMatch } from "../batch.schema.ts";
import type { CorrectionRow } from "../correction/corrected-rows.rules.ts";
import { correctedStates } from "../correction/corrected-states.rules.ts";
import { countedStates } from "./counted-states.rules.ts";
import type { StoredRow } from "./row.ts";
import type { IncidentRow, StatRow, StatusChangeRow } from "./timeline.rules.ts";

const StatedScore = z.object({ home: z.partial(SideScore), away: z.partial(SideScore) });

/** The stated minute in a row's columns. */
const minuteIn = ({ minute, added }: Pick<StatusChangeRow, "minute" | "added">): MatchMinute | null =>
  minute === null ? null : { minute, added: added ?? 0 };

/** The states of a match's row, from its timeline to be stored. `overMs` is when it should be over, milliseconds UTC. */
export function statesOf(
  changes: readonly StatusChangeRow[],
  incidents: readonly IncidentRow[],
  coverage: BatchMatch["coverage"],
  overMs?: number,
): MatchState[] {
  return foldStates(
    changes.map((row) => ({
      known_at_ms: row.known_at,
      status: row.status,
      period_started_at_ms: row.period_started_at,
      minute: minuteIn(row),
      result: row.result === null ? null : z.parse(StatedResult, JSON.parse(row.result)),
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
    overMs,
  );
}

/** Everything that the states of a match are made of. */
export interface StateFacts {
  readonly changes: readonly StatusChangeRow[];
  readonly incidents: readonly IncidentRow[];
  readonly stats: readonly StatRow[];
  readonly coverage: BatchMatch["coverage"];
  /** Kick-off, seconds UTC, as it is shown; 1 if only its day is known. */
  readonly match_time: number;
  readonly time_unknown: number;
  readonly clock_speed: number;
}

/**
 * The states of a match's row as lists show them: with counts from statistics, what the silence of its sources makes of
 * it, and corrections by hand over all.
 */
export function shownStates(
  { changes, incidents, stats, coverage, match_time, time_unknown, clock_speed }: StateFacts,
  corrections: readonly CorrectionRow[],
): DerivedState[] {
  const latestKickOffMs = latestKickOff({ match_time, time_unknown: time_unknown === 1 }) * 1000;
  const terms = { latestKickOffMs, clockSpeed: clock_speed };
  const reported = countedStates(statesOf(changes, incidents, coverage, resultDueMs(terms)), stats);
  return correctedStates(withSilence(reported, terms), corrections);
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
    minute: state.minute?.minute ?? null,
    added: state.minute?.added ?? null,
    winner: state.result?.winner ?? null,
    decided_by: state.result?.decided_by ?? null,
    advances: state.result?.advances ?? null,
  };
}

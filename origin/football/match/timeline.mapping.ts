import {
  boardScore,
  type CommentaryLine,
  type Incident,
  isGoal,
  type MatchStat,
  type PlayerId,
  type PlayerRef,
  type Score,
} from "#shared/match/index.ts";
import { isStatKind, statKinds } from "#shared/match/stat-kind.table.ts";
import { sharesOf } from "#shared/statistic/index.ts";
import { toTranslations } from "../ref.mapping.ts";
import type { CommentaryRow, IncidentRow, StatRow } from "./match.queries.ts";

/** The one place that maps stored incidents, statistics and commentary to response rows. */

const toSeconds = (ms: number): number => Math.floor(ms / 1000);

const toPlayerRef = (id: PlayerId | null, name: string | null): PlayerRef | null =>
  name === null ? null : { id, name };

/**
 * Incidents of one match in the order of play, each with the running score. If the listed goals do not add up to the
 * source's score, all running scores are null.
 */
export function toIncidents(rows: readonly IncidentRow[], score: Score, nowMs: number): Incident[] {
  const running = { home: 0, away: 0 };
  const incidents = rows.map((row): Incident => {
    const cancelled = row.cancelled_at !== null && row.cancelled_at <= nowMs;
    if (isGoal(row.kind) && !cancelled) running[row.side] += 1;
    return {
      id: row.id,
      match_id: row.match_id,
      kind: row.kind,
      decision: row.decision,
      side: row.side,
      minute: row.minute,
      added: row.added,
      player: toPlayerRef(row.player_id, row.player_name),
      other_player: toPlayerRef(row.other_player_id, row.other_player_name),
      home_score: running.home,
      away_score: running.away,
      cancelled,
      at: toSeconds(row.known_at),
    };
  });
  const board = boardScore(score);
  const addsUp = board.home === running.home && board.away === running.away;
  return addsUp
    ? incidents
    : incidents.map((incident) => ({ ...incident, home_score: null, away_score: null }));
}

/** A statistic as displayed: a share is made to add up to 100, keeping the home side's value. */
export function toMatchStat({ kind, period, home, away }: StatRow): MatchStat {
  const isShare = isStatKind(kind) && statKinds[kind].unit === "percent";
  // Sources round both sides independently; 0 and 0 is sent before anything was counted.
  if (!isShare || home === null || away === null || home + away === 0) return { kind, period, home, away };
  const [homeShare, awayShare] = sharesOf([home, away]);
  return { kind, period, home: homeShare, away: awayShare };
}

/** A commentary line as displayed. */
export function toCommentaryLine(row: CommentaryRow): CommentaryLine {
  const { id, minute, added, side, text } = row;
  return {
    id,
    minute,
    added,
    side,
    text,
    translations: toTranslations(row.translations),
    at: toSeconds(row.known_at),
  };
}

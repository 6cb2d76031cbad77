import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import type { DecidedBy, MatchStatus } from "#shared/match/index.ts";
import { statedResult } from "../stated-result.rules.ts";
import { statuses } from "./codes.table.ts";
import type { IsportsMatch } from "./isports.schema.ts";

/** Status, score and result of a match row. */

type Side = "home" | "away";

/** `Match end up with [0-3], due to (Team) withdraw from the match`: the result that the organiser set, and why. */
function setResult({ explain, status }: IsportsMatch) {
  const text = explain ?? "";
  if (status !== -1) return null;
  const decidedBy: DecidedBy | null =
    /withdr[ae]w|walk-?\s?over|gave up|give up|(?:not|failed to) (?:show|appear)/i.test(text)
      ? "walkover"
      : /award|forfeit|technical (?:loss|win|defeat)/i.test(text)
        ? "awarded"
        : null;
  if (decidedBy === null) return null;
  const [, home, away] = /\[\s*(\d{1,2})\s*[-:]\s*(\d{1,2})\s*\]/.exec(text) ?? [];
  return { decidedBy, goals: home === undefined ? null : { home: Number(home), away: Number(away) } };
}

/** Zeros are present without a shoot-out too; in one, a side's zero is its score. */
const wasShootOut = ({ extraExplain: extra }: IsportsMatch, status: MatchStatus): boolean =>
  status === "penalties" || (extra?.penHomeScore ?? 0) > 0 || (extra?.penAwayScore ?? 0) > 0;

/** The score after extra time. Only in special matches (2) it excludes regular time. */
function overtimeOf({ extraExplain: extra }: IsportsMatch, side: Side, goals: number | null | undefined) {
  const added = side === "home" ? extra?.extraHomeScore : extra?.extraAwayScore;
  const status = extra?.extraTimeStatus ?? 0;
  if (status <= 0 || typeof added !== "number" || typeof goals !== "number") return null;
  return status === 2 || added < goals ? goals + added : added;
}

function scoreOf(row: IsportsMatch, status: MatchStatus): BatchStatusChange["score"] {
  const set = setResult(row);
  // Corners and cards are 0 where nobody counts them: they are counts once any of them was shown.
  const counts = [row.homeRed, row.awayRed, row.homeYellow, row.awayYellow, row.homeCorner, row.awayCorner];
  const areCounted = counts.some((count) => (count ?? 0) > 0);
  const counted = (count: number | null | undefined) =>
    areCounted && typeof count === "number" && count >= 0 ? count : null;
  const side = (of: Side) => {
    const [score, half, red, yellow, corners] =
      of === "home"
        ? [row.homeScore, row.homeHalfScore, row.homeRed, row.homeYellow, row.homeCorner]
        : [row.awayScore, row.awayHalfScore, row.awayRed, row.awayYellow, row.awayCorner];
    // Without a set score, the zeros of a match that was not played are none.
    const goals = set ? (set.goals?.[of] ?? (row.homeScore || row.awayScore ? score : null)) : score;
    const { penHomeScore, penAwayScore } = row.extraExplain ?? {};
    const shown = {
      goals,
      half: status === "first_half" || set ? null : half,
      overtime: overtimeOf(row, of, goals),
      penalties: wasShootOut(row, status) ? (of === "home" ? penHomeScore : penAwayScore) : null,
      red: counted(red),
      yellow: counted(yellow),
      corners: counted(corners),
    };
    return Object.fromEntries(Object.entries(shown).filter(([, count]) => typeof count === "number"));
  };
  return { home: side("home"), away: side("away") };
}

function decidedByOf(row: IsportsMatch, status: MatchStatus): DecidedBy {
  const set = setResult(row);
  if (set) return set.decidedBy;
  if (wasShootOut(row, status)) return "penalties";
  return (row.extraExplain?.extraTimeStatus ?? 0) > 0 ? "extra_time" : "regular";
}

const WINNERS: Readonly<Record<number, Side>> = { 1: "home", 2: "away" };

/** The status change of a match row; none (and a warning) for an undocumented status. */
export function statusChangesOf(
  row: IsportsMatch,
  mode: "points" | "knock_out",
  warn: (warning: string) => void,
): BatchStatusChange[] {
  const status = statuses[row.status];
  if (status === undefined) {
    warn(`match ${row.matchId}: the status ${row.status} is not known here`);
    return [];
  }
  const runs = status === "first_half" || status === "second_half";
  const isPlayed = !["not_started", "to_be_determined", "postponed", "cancelled"].includes(status);
  const score = isPlayed ? scoreOf(row, status) : null;
  const named = WINNERS[row.extraExplain?.winner ?? 0] ?? null;
  const decidedBy = decidedByOf(row, status);
  return [
    {
      known_at_ms: null,
      status,
      period_started_at_ms: runs && row.halfStartTime ? row.halfStartTime * 1000 : null,
      score,
      ...(status === "ended" && { result: statedResult({ named, decidedBy, score, mode }) }),
    },
  ];
}

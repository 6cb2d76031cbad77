import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { leaderOf, type MatchStatus, type SideScore } from "#shared/match/index.ts";
import { statedMinute, statedResult } from "../stated-result.rules.ts";
import { decidedBy, statuses, winners } from "./codes.table.ts";
import { SIDES } from "./convert-sections.ts";
import type { OrgMatch } from "./football-data-org.schema.ts";

/** Status, minute, score and result of a match row (https://docs.football-data.org/general/v4/overtime.html). */

type Score = OrgMatch["score"];
type Pair = { readonly home: number; readonly away: number };

const pairOf = (given: Score["fullTime"]): Pair | null =>
  typeof given?.home === "number" && typeof given.away === "number"
    ? { home: given.home, away: given.away }
    : null;

const sum = (a: Pair, b: Pair, sign: 1 | -1 = 1): Pair => ({
  home: a.home + sign * b.home,
  away: a.away + sign * b.away,
});
const isCount = ({ home, away }: Pair): boolean => home >= 0 && away >= 0;
const isLevel = ({ home, away }: Pair): boolean => home === away;

/** Scores of a match, each null where the response neither has it nor implies it. */
interface Parts {
  /** After 90 minutes. */
  readonly regular: Pair | null;
  /** After 120. */
  readonly board: Pair | null;
  readonly shootOut: Pair | null;
}

/** A shoot-out without its kicks: the rest of the sum, where its winner is the stated one. */
function kicksIn(score: Score, all: Pair | null, before: Pair | null): Pair | null {
  if (!all || !before || score.duration !== "PENALTY_SHOOTOUT") return null;
  const rest = sum(all, before, -1);
  if (isLevel(rest)) return null;
  const winner = winners[score.winner ?? ""] ?? null;
  return isCount(rest) &&
    (winner === null || winner === leaderOf({ home: { goals: rest.home }, away: { goals: rest.away } }))
    ? rest
    : null;
}

/** The sum without the kicks of the shoot-out. A level sum has none in it, as no shoot-out ends level. */
function withoutKicks(all: Pair, kicks: Pair): Pair {
  const rest = sum(all, kicks, -1);
  return isLevel(all) && !(isCount(rest) && isLevel(rest)) ? all : rest;
}

/** With the score after 90 minutes: after extra time, where it was played, and of the shoot-out. */
function partsAfter(score: Score, regular: Pair, kicks: Pair | null): Parts {
  const [all, added] = [pairOf(score.fullTime), pairOf(score.extraTime)];
  if (added) {
    const board = sum(regular, added);
    return { regular, board, shootOut: kicks ?? kicksIn(score, all, board) };
  }
  const rest = all && kicks ? withoutKicks(all, kicks) : score.duration === "EXTRA_TIME" ? all : null;
  const hasMore =
    rest && isCount(sum(rest, regular, -1)) && (rest.home > regular.home || rest.away > regular.away);
  return { regular, board: hasMore ? rest : null, shootOut: kicks };
}

/**
 * `fullTime` is the sum of everything, shoot-out included. `regularTime`, `extraTime` and `penalties` are optional: what
 * is missing is derived only where nothing else is possible.
 */
function partsOf(score: Score): Parts {
  const all = pairOf(score.fullTime);
  if (score.duration === "REGULAR")
    return { regular: pairOf(score.regularTime) ?? all, board: null, shootOut: null };
  const [regular, kicks] = [pairOf(score.regularTime), pairOf(score.penalties)];
  if (regular) return partsAfter(score, regular, kicks);
  const rest = all && kicks ? withoutKicks(all, kicks) : all;
  const isShootOut = score.duration === "PENALTY_SHOOTOUT" || kicks !== null;
  // A shoot-out follows a level score: any other sum still has its kicks in it.
  const isKnown = rest && isCount(rest) && (!isShootOut || isLevel(rest));
  if (!isKnown) return { regular: null, board: null, shootOut: kicks };
  const added = pairOf(score.extraTime);
  // The level score before a shoot-out may be the one after 120 minutes.
  if (!added && !isShootOut && score.duration !== "EXTRA_TIME")
    return { regular: rest, board: null, shootOut: null };
  const before = added && sum(rest, added, -1);
  return { regular: before && isCount(before) ? before : null, board: rest, shootOut: kicks };
}

function scoreOf({ score }: OrgMatch, status: MatchStatus): BatchStatusChange["score"] {
  const { regular, board, shootOut } = partsOf(score);
  const half = status === "first_half" ? null : pairOf(score.halfTime);
  const side = (of: "home" | "away"): Partial<SideScore> => ({
    ...(regular && { goals: regular[of] }),
    ...(half && !(regular && half[of] > regular[of]) && { half: half[of] }),
    ...(board && { overtime: board[of] }),
    ...(shootOut && { penalties: shootOut[of] }),
  });
  const [home, away] = [side("home"), side("away")];
  return Object.keys(home).length + Object.keys(away).length === 0 ? null : { home, away };
}

const numberOf = (value: number | string | null | undefined): number | null => {
  const number = Number.parseInt(String(value ?? ""), 10);
  return Number.isNaN(number) ? null : number;
};

/** Minute and added time; a text may have both: `45+2`. */
function minutesOf({ minute, injuryTime }: OrgMatch): readonly [number | null, number | null] {
  const [written, added] = String(minute ?? "").split("+");
  return [numberOf(written), numberOf(added) ?? numberOf(injuryTime)];
}

/**
 * In play, `duration` says that the match went on after 90 minutes, and a break can be one of extra time. Without it a
 * minute above 100 says so in a knock-out; in a table it is added time.
 */
function statusOf(row: OrgMatch, mode: "points" | "knock_out"): MatchStatus | null {
  const status = Object.hasOwn(statuses, row.status) ? statuses[row.status] : undefined;
  if (status !== "first_half" && status !== "half_time") return status ?? null;
  if (row.score.duration === "PENALTY_SHOOTOUT") return "penalties";
  const [minute] = minutesOf(row);
  if (row.score.duration === "EXTRA_TIME" || (mode === "knock_out" && (minute ?? 0) > 100)) return "overtime";
  if (status === "half_time") return status;
  const isSecond = minute === null ? typeof row.score.halfTime?.home === "number" : minute > 45;
  return isSecond ? "second_half" : "first_half";
}

/** The status change of a match row; none (and a warning) for an undocumented status. */
export function statusChangesOf(
  row: OrgMatch,
  mode: "points" | "knock_out",
  warn: (warning: string) => void,
): BatchStatusChange[] {
  const status = statusOf(row, mode);
  if (status === null) {
    warn(`match ${row.id}: the status "${row.status}" is not known here`);
    return [];
  }
  const isPlayed = !["not_started", "postponed", "cancelled"].includes(status);
  const score = isPlayed ? scoreOf(row, status) : null;
  const minute = statedMinute(status, ...minutesOf(row));
  const isAwarded = row.status === "AWARDED";
  const named = winners[row.score.winner ?? ""] ?? null;
  const how = isAwarded ? "awarded" : (decidedBy[row.score.duration ?? ""] ?? null);
  return [
    {
      known_at_ms: null,
      status,
      // The provider omits when a period began: without a minute, the first one is assumed to start as scheduled.
      period_started_at_ms: status === "first_half" && !minute ? Date.parse(row.utcDate) : null,
      score: isAwarded ? withoutHalf(score) : score,
      ...(minute && { minute }),
      ...(status === "ended" && { result: statedResult({ named, decidedBy: how, score, mode }) }),
    },
  ];
}

/** An awarded score is set, not played: the half-time score of a match that was broken off can exceed it. */
function withoutHalf(score: BatchStatusChange["score"]): BatchStatusChange["score"] {
  if (!score) return null;
  const [home, away] = SIDES.map((side) => ({ ...score[side], half: undefined }));
  return { home: home ?? {}, away: away ?? {} };
}

import { isRecord } from "../json/is-record.ts";
import type { Match } from "../match/index.ts";
import { hasBegun } from "../match/match-status.ts";
import { boardScore } from "../match/score.rules.ts";
import { NEWS_OF_RESULT_SECONDS } from "./shield.rules.ts";

/** Removes from responses and pushed rows everything that reveals a match's result while it is news. Free of zod. */

/** From kick-off to the final whistle at the latest, seconds: overtime and a shoot-out included. */
const LONGEST_MATCH_SECONDS = 3 * 3600;

/** How long after kick-off the result of a match may be news, seconds. */
export const NEWS_OF_MATCH_SECONDS = LONGEST_MATCH_SECONDS + NEWS_OF_RESULT_SECONDS;

/** True if the result of a match may be news to a reader who has not watched it yet; true before it too. */
export const isNews = (match: { readonly match_time: number }, nowMs: number): boolean =>
  match.match_time + NEWS_OF_MATCH_SECONDS > nowMs / 1000;

type Played = Pick<Match, "status" | "score"> & Partial<Pick<Match, "winner">>;

/** True if a match that has begun has neither a score nor a winner: it was masked, or is unknown. */
export const lacksResult = ({ status, score, winner }: Played): boolean =>
  hasBegun(status) && boardScore(score).home === null && (winner ?? null) === null;

/** Fields of a match row that reveal its result. */
interface RevealingMatch {
  readonly score: Readonly<Record<"home" | "away", object>>;
  readonly winner?: unknown;
  readonly decided_by?: unknown;
  readonly advances?: unknown;
  readonly score_changed_at?: unknown;
}

const withoutNumbers = <Numbers extends object>(numbers: Numbers): Numbers =>
  Object.fromEntries(Object.keys(numbers).map((key) => [key, null])) as Numbers;

/** A team without its place in the table, which was counted with the results that are hidden. */
const withoutRank = (team: unknown): unknown =>
  isRecord(team) && "rank" in team ? { ...team, rank: null } : team;

/** A match without its result and state. */
export function maskMatch<Row extends RevealingMatch>(match: Row): Row {
  return {
    ...match,
    ...("home" in match ? { home: withoutRank(match.home) } : {}),
    ...("away" in match ? { away: withoutRank(match.away) } : {}),
    score: { ...match.score, home: withoutNumbers(match.score.home), away: withoutNumbers(match.score.away) },
    ...("winner" in match ? { winner: null } : {}),
    ...("decided_by" in match ? { decided_by: null } : {}),
    ...("advances" in match ? { advances: null } : {}),
    ...("score_changed_at" in match ? { score_changed_at: null } : {}),
  };
}

type Json = Readonly<Record<string, unknown>>;

/** A row of a match, in any list. */
export const isMatchRow = (
  value: unknown,
): value is Json & RevealingMatch & { readonly match_time: number } =>
  isRecord(value) &&
  Number.isSafeInteger(value.match_time) &&
  isRecord(value.score) &&
  isRecord(value.score.home) &&
  isRecord(value.score.away);

/** Fields beside a match (`match`) that reveal its result: lists are emptied, others of past matches null. */
const BESIDE_LISTS = ["incidents", "stats", "commentary", "corrections"];
const BESIDE_NULLS = ["result", "asian_handicap", "over_under", "match_result", "table_score"];

function maskBeside(value: Json): Json {
  const lists = BESIDE_LISTS.filter((key) => Array.isArray(value[key])).map((key) => [key, []] as const);
  const nulls = BESIDE_NULLS.filter((key) => key in value).map((key) => [key, null] as const);
  return { ...value, ...Object.fromEntries(lists), ...Object.fromEntries(nulls) };
}

/** Fields that reveal results anywhere: in-play prices follow the score, sums and records include many matches. */
const REVEALING_KEYS = ["inplay", "goal_distribution", "record"];

/** Fields beside a match that cannot be removed from its row alone: the whole row is removed. */
const revealsBeside = (value: Json): boolean =>
  isRecord(value.stats) || isRecord(value.lineup) || "from" in value;

/**
 * Removes the results that `hides` names from all match rows of a response; other revealing fields become null. The
 * declared shape stays, and unchanged parts are the same objects.
 */
export function maskResults(
  value: unknown,
  hides: (match: Json & { match_time: number }) => boolean,
): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((one) => !isRevealingRow(one, hides));
    return kept.map((one) => maskResults(one, hides));
  }
  if (!isRecord(value)) return value;
  if (isMatchRow(value)) return hides(value) ? maskMatch(value) : value;
  const own = isMatchRow(value.match) && hides(value.match) ? maskBeside(value) : value;
  return Object.fromEntries(
    Object.entries(own).map(([key, field]) => {
      if (REVEALING_KEYS.includes(key) || isRevealingRow(field, hides)) return [key, null];
      return [key, maskResults(field, hides)];
    }),
  );
}

const isRevealingRow = (value: unknown, hides: (match: Json & { match_time: number }) => boolean): boolean =>
  isRecord(value) && isMatchRow(value.match) && hides(value.match) && revealsBeside(value);

import { recordOf } from "#shared/record/typed-record.ts";
import type { IncidentKind } from "../match/incident.schema.ts";
import type { PlayerId } from "../match/match.schema.ts";
import { inPairs, type Pair, sumOf } from "../statistic/index.ts";
import {
  PLAYER_COUNTS,
  PLAYER_TOTALS,
  type PlayerCount,
  type PlayerCounts,
  type PlayerSeasonStats,
  type PlayerTotal,
} from "./player-stats.schema.ts";
import { meanRating } from "./rating.rules.ts";

/** A player's match as far as it is known. */
export interface PlayerStatistics extends PlayerCounts {
  /** Null where only incidents show that the player took part. */
  readonly starter: boolean | null;
  readonly minutes_played: number | null;
  readonly rating: number | null;
}

/** Empty counts: the source's counts are spread over it. */
export const noCounts: PlayerCounts = recordOf(PLAYER_COUNTS, () => null);

/** An incident that counts, as far as it is about people. */
export interface PlayerIncident {
  readonly kind: IncidentKind;
  readonly player_id: PlayerId | null;
  readonly other_player_id: PlayerId | null;
}

/** Which statistics of a match the source reports at all: an absent player means 0 only where it does. */
export interface IncidentCoverage {
  readonly cards: boolean;
  readonly assists: boolean;
}

const isOwnDoing = ({ kind }: PlayerIncident) => kind === "goal" || kind === "penalty_goal";

/** A player's match from its incidents alone, for sources without line-ups and statistics. */
export function statisticsOfIncidents(
  playerId: PlayerId,
  incidents: readonly PlayerIncident[],
  covered: IncidentCoverage,
): PlayerStatistics {
  const own = incidents.filter((incident) => incident.player_id === playerId);
  const count = (kind: IncidentKind) => own.filter((incident) => incident.kind === kind).length;
  const known = (isCovered: boolean, found: number) => (isCovered || found > 0 ? found : null);
  const assisted = incidents.filter((row) => row.other_player_id === playerId && isOwnDoing(row)).length;
  return {
    ...noCounts,
    goals: own.filter(isOwnDoing).length,
    penalty_goals: count("penalty_goal"),
    assists: known(covered.assists, assisted),
    yellow_cards: known(covered.cards, count("yellow_card")),
    second_yellow_cards: known(covered.cards, count("second_yellow")),
    red_cards: known(covered.cards, count("red_card")),
    starter: null,
    minutes_played: null,
    rating: null,
  };
}

/** Counts that pages divide by one another. */
const PAIRS = [
  ["shots", "shots_on_target"],
  ["dribbles", "dribbles_succeeded"],
  ["passes", "passes_accurate"],
  ["crosses", "crosses_accurate"],
  ["long_balls", "long_balls_accurate"],
  ["duels", "duels_won"],
] as const satisfies readonly Pair<PlayerCount>[];

const didSomething = (match: PlayerStatistics): boolean =>
  PLAYER_COUNTS.some((count) => (match[count] ?? 0) > 0);

/** A player on the bench has statistics too; an appearance needs a minute, or a rating or count without minutes. */
function hasPlayed(match: PlayerStatistics): boolean {
  if (match.starter === true) return true;
  if (match.minutes_played !== null) return match.minutes_played > 0;
  return match.rating !== null || didSomething(match);
}

/** Known by incidents alone, or played, or booked on the bench: not a match that was only watched from there. */
const isOwnMatch = (match: PlayerStatistics): boolean =>
  match.starter === null || hasPlayed(match) || didSomething(match);

/** True if a match has the statistics of a total. */
const hasStatistic = (match: PlayerStatistics, total: PlayerTotal): boolean =>
  (total === "appearances" || total === "starts" ? match.starter : match[total]) !== null;

/**
 * A season from a player's matches, each statistic over the matches that have it. Matches on the bench add nothing and
 * are not among `matches`; where there are no others, the counts are 0.
 */
export function seasonStats(all: readonly PlayerStatistics[]): PlayerSeasonStats {
  const own = all.filter(isOwnMatch);
  const known = own.length > 0 ? own : all;
  const matches = inPairs(known, PAIRS);
  const inLineups = known.filter(({ starter }) => starter !== null);
  const covered = (count: number) => (inLineups.length > 0 ? count : null);
  const totals = {
    ...recordOf(PLAYER_COUNTS, (count) => sumOf(matches.map((match) => match[count]))),
    appearances: covered(inLineups.filter(hasPlayed).length),
    starts: covered(inLineups.filter(({ starter }) => starter === true).length),
    minutes_played: sumOf(matches.map(({ minutes_played }) => minutes_played)),
    rating: meanRating(matches.map(({ rating }) => rating)),
  };
  const numberOf = (total: PlayerTotal) => matches.filter((match) => hasStatistic(match, total)).length;
  return {
    ...totals,
    matches: own.length,
    counted: Object.fromEntries(
      PLAYER_TOTALS.map((total) => [total, numberOf(total)] as const).filter(
        ([total, number]) => totals[total] !== null && number < own.length,
      ),
    ),
  };
}

import { sumOf } from "../figure/index.ts";
import type { IncidentKind } from "../match/incident.schema.ts";
import type { PlayerId } from "../match/match.schema.ts";
import {
  PLAYER_COUNTS,
  type PlayerCount,
  type PlayerCounts,
  type PlayerSeasonStats,
} from "./player-stats.schema.ts";
import { meanRating } from "./rating.rules.ts";

/** A player's match as far as it is known. */
export interface PlayerFigures extends PlayerCounts {
  /** Null where only incidents tell that he played. */
  readonly starter: boolean | null;
  readonly minutes_played: number | null;
  readonly rating: number | null;
}

/** Nothing counted: what a source says is spread over it. */
export const noCounts = Object.fromEntries(
  PLAYER_COUNTS.map((count): [PlayerCount, null] => [count, null]),
) as PlayerCounts;

/** An incident that stands, as far as it is about people. */
export interface PlayerIncident {
  readonly kind: IncidentKind;
  readonly player_id: PlayerId | null;
  readonly other_player_id: PlayerId | null;
}

/** What of a match the source tells at all: that a player is not named means 0 only where it does. */
export interface IncidentCoverage {
  readonly cards: boolean;
  readonly assists: boolean;
}

const isOwnDoing = ({ kind }: PlayerIncident) => kind === "goal" || kind === "penalty_goal";

/** A player's match from its incidents alone, for sources without line-ups and statistics. */
export function figuresOfIncidents(
  playerId: PlayerId,
  incidents: readonly PlayerIncident[],
  covered: IncidentCoverage,
): PlayerFigures {
  const own = incidents.filter((incident) => incident.player_id === playerId);
  const count = (kind: IncidentKind) => own.filter((incident) => incident.kind === kind).length;
  const told = (isCovered: boolean, found: number) => (isCovered || found > 0 ? found : null);
  const assisted = incidents.filter((row) => row.other_player_id === playerId && isOwnDoing(row)).length;
  return {
    ...noCounts,
    goals: own.filter(isOwnDoing).length,
    penalty_goals: count("penalty_goal"),
    assists: told(covered.assists, assisted),
    yellow_cards: told(covered.cards, count("yellow_card")),
    second_yellow_cards: told(covered.cards, count("second_yellow")),
    red_cards: told(covered.cards, count("red_card")),
    starter: null,
    minutes_played: null,
    rating: null,
  };
}

/** Somebody on the bench has figures too; he played once he was on for a minute or did anything. */
function hasPlayed(match: PlayerFigures): boolean {
  if (match.starter === true) return true;
  if (match.minutes_played !== null) return match.minutes_played > 0;
  return match.rating !== null || PLAYER_COUNTS.some((count) => (match[count] ?? 0) > 0);
}

/**
 * A season from a player's matches in it. Statistics come late in a match: while one is `underWay` its incidents count,
 * and that nobody has told yet how long he played hides nothing of the other matches.
 */
export function seasonStats(
  matches: readonly PlayerFigures[],
  underWay: readonly PlayerFigures[] = [],
): PlayerSeasonStats {
  const sums = PLAYER_COUNTS.map((count): [PlayerCount, number | null] => [
    count,
    sumOf([...matches, ...underWay].map((match) => match[count])),
  ]);
  const isCovered = matches.length > 0 && matches.every((match) => match.starter !== null);
  return {
    ...(Object.fromEntries(sums) as PlayerCounts),
    appearances: isCovered ? matches.filter(hasPlayed).length : null,
    starts: isCovered ? matches.filter((match) => match.starter === true).length : null,
    minutes_played: isCovered ? sumOf(matches.map((match) => match.minutes_played)) : null,
    rating: meanRating(matches.map((match) => match.rating)),
  };
}

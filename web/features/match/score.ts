import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";

/** Two numbers of a match, both known. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

const pairOf = (home: number | null, away: number | null): Pair | null =>
  home === null || away === null ? null : { home, away };

/** Goals, or null before kick-off. */
export function boardOf(match: Pick<Match, "score">): Pair | null {
  const { home, away } = boardScore(match.score);
  return pairOf(home, away);
}

/** Why a match has no score: it has none yet, or its source states none. */
export const unknownScore = ({ status }: Pick<Match, "status">): string =>
  status === "ended" ? m.score_none() : m.score_unknown();

/** Score at half-time; null during the first half. */
export const halfTimeOf = ({ score }: Pick<Match, "score">): Pair | null =>
  pairOf(score.home.half, score.away.half);

/** Shoot-out score, if there was one. */
export const shootOutOf = ({ score }: Pick<Match, "score">): Pair | null =>
  pairOf(score.home.penalties, score.away.penalties);

/** Corners of both sides, if counted. */
export const cornersOf = ({ score }: Pick<Match, "score">): Pair | null =>
  pairOf(score.home.corners, score.away.corners);

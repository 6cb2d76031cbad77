import type { MatchBrief, MatchId, Side } from "#shared/match/index.ts";
import type { PlayerAppearance } from "#shared/player/index.ts";

/** A match of a player with their statistics in it. */
export interface Appearance {
  readonly id: MatchId;
  readonly match: MatchBrief;
  readonly side: Side;
  readonly goals: number | null;
  readonly assists: number | null;
  readonly yellow_cards: number | null;
  /** Straight red cards and second yellows: either sends a player off. */
  readonly red_cards: number | null;
  readonly minutes_played: number | null;
  readonly rating: number | null;
}

/** The list's subset of the thirty match statistics. */
export function toAppearance({ match, side, stats }: PlayerAppearance): Appearance {
  const { goals, assists, yellow_cards, red_cards, second_yellow_cards, minutes_played, rating } = stats;
  const isSentOffKnown = red_cards !== null || second_yellow_cards !== null;
  return {
    ...{ id: match.id, match, side, goals, assists, yellow_cards, minutes_played, rating },
    red_cards: isSentOffKnown ? (red_cards ?? 0) + (second_yellow_cards ?? 0) : null,
  };
}

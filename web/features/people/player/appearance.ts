import type { CallEndpoint } from "#shared/api/index.ts";
import type { MatchBrief, MatchId, Side } from "#shared/match/index.ts";
import type { PlayerAppearance } from "#shared/player/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** A match of a player: which, and what he did in it. */
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

/** Of the thirty figures of a match those that a list shows. */
function toAppearance({ match, side, stats }: PlayerAppearance): Appearance {
  const { goals, assists, yellow_cards, red_cards, second_yellow_cards, minutes_played, rating } = stats;
  const isSentOffKnown = red_cards !== null || second_yellow_cards !== null;
  return {
    ...{ id: match.id, match, side, goals, assists, yellow_cards, minutes_played, rating },
    red_cards: isSentOffKnown ? (red_cards ?? 0) + (second_yellow_cards ?? 0) : null,
  };
}

/** A page of a player's matches, newest first. `call` is edge's on the server, fetch in the browser. */
export async function askAppearances(
  call: CallEndpoint,
  player_id: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<ListPage<Appearance>> {
  const answer = await call("/api/v1/football/players/stats", { player_id, page, limit });
  const rows = answer.data.appearances.map(toAppearance);
  return { rows, page: answer.page ?? { limit, page, total: rows.length } };
}

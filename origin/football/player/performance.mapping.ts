import type { MatchId, PlayerId } from "#shared/match/index.ts";
import {
  type PlayerSeasonStats,
  type PlayerStatistics,
  seasonStats,
  statisticsOfIncidents,
} from "#shared/player/index.ts";
import { decodeCounts } from "../statistic/statistic-codec.ts";
import type { PersonalIncidentRow, PlayerStatsRow } from "./performance.sql.ts";

/** A player's statistics in a match. The store wrote the counts from a validated batch; missing ones are unknown. */
export function toPlayerStatistics(
  row: Omit<PlayerStatsRow, "match_id" | "player_id" | "side">,
): PlayerStatistics {
  return {
    ...decodeCounts(row.counts),
    starter: row.starter === 1,
    minutes_played: row.minutes_played,
    rating: row.rating,
  };
}

/** The same from incidents of one match that name the player. */
export function toIncidentStatistics(
  player: PlayerId,
  rows: readonly PersonalIncidentRow[],
): PlayerStatistics {
  return statisticsOfIncidents(player, rows, {
    cards: rows.some((row) => row.cards_covered === 1),
    assists: rows.some((row) => row.assists_covered === 1),
  });
}

/** Everybody whom an incident proves to have been on the pitch. */
const peopleOf = (row: PersonalIncidentRow): PlayerId[] =>
  [row.player_id, row.other_player_id].filter((id) => id !== null);

/** Seasons of players, from statistics of their matches, and from incidents of matches without statistics. */
export function seasonsOfPlayers(
  stats: readonly PlayerStatsRow[],
  incidents: readonly PersonalIncidentRow[],
): Map<PlayerId, PlayerSeasonStats> {
  const byPlayer = new Map<PlayerId, Map<MatchId, PlayerStatistics>>();
  const matchesOf = (player: PlayerId) => {
    const held = byPlayer.get(player) ?? new Map<MatchId, PlayerStatistics>();
    byPlayer.set(player, held);
    return held;
  };
  for (const row of stats) matchesOf(row.player_id).set(row.match_id, toPlayerStatistics(row));
  for (const [match, rows] of Map.groupBy(incidents, (row) => row.match_id)) {
    for (const player of new Set(rows.flatMap(peopleOf))) {
      const own = matchesOf(player);
      if (!own.has(match)) own.set(match, toIncidentStatistics(player, rows));
    }
  }
  return new Map([...byPlayer].map(([player, own]) => [player, seasonStats([...own.values()])]));
}

import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import { isLive, type MatchId } from "#shared/match/index.ts";
import type { PlayerAppearance, PlayerBrief, PlayerSeasonStats } from "#shared/player/index.ts";
import { minuteQueries, playedMinutes } from "../match/as-of-minute.mapping.ts";
import { toMatch, toMatchBrief } from "../match/match.mapping.ts";
import { incidentsOfMatches } from "../match/match.queries.ts";
import type { MatchRow } from "../match/match-row.sql.ts";
import { toIncidents } from "../match/timeline.mapping.ts";
import { noPlayer, noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { playerBriefOf } from "../ref-columns.mapping.ts";
import { seasonById } from "../season/season.queries.ts";
import { seasonsOfPlayers, toIncidentStatistics, toPlayerStatistics } from "./performance.mapping.ts";
import {
  countOfMatchesOfPlayer,
  incidentsOfPlayerInMatches,
  incidentsOfPlayerInSeason,
  matchesOfPlayer,
  statsOfPlayerInMatches,
  statsOfPlayerInSeason,
} from "./performance.queries.ts";
import type { PersonalIncidentRow, PlayerStatsRow } from "./performance.sql.ts";
import { briefsOfPlayers } from "./player.queries.ts";

/** The last two years, seconds; leap days do not matter here. */
const LOOK_BACK = 2 * 365 * 86_400;

function toAppearance(
  match: MatchRow,
  player: PlayerBrief,
  stats: PlayerStatsRow | undefined,
  incidents: readonly PersonalIncidentRow[],
): PlayerAppearance {
  const side = stats?.side ?? incidents[0]?.side ?? "home";
  const statistics = stats ? toPlayerStatistics(stats) : toIncidentStatistics(player.id, incidents);
  return { match: toMatchBrief(match), side, stats: { ...statistics, player, side } };
}

type StatsQuery = QueryOf<(typeof endpoints)["playersStats"]>;

/**
 * A player's matches of the last two years, newest first. Minutes of a live match run with its clock, as in the match's
 * own statistics. Throws `player_not_found`.
 */
export async function listAppearances(
  db: Database,
  query: StatsQuery,
  nowMs: number,
): Promise<Paged<{ appearances: PlayerAppearance[] }>> {
  const { player_id, limit } = query;
  const since = Math.floor(nowMs / 1000) - LOOK_BACK;
  const [[row], matches, [count]] = await readAll(
    db,
    bindQuery(briefsOfPlayers, JSON.stringify([player_id])),
    bindQuery(matchesOfPlayer, nowMs, player_id, since, limit, offsetOf(query)),
    bindQuery(countOfMatchesOfPlayer, nowMs, player_id, since),
  );
  if (!row) throw noPlayer(player_id);
  const player = playerBriefOf(row);
  const ids = JSON.stringify(matches.map((match) => match.id));
  const inPlay = matches.filter(
    ({ state_status: status }) => status && (isLive(status) || status === "interrupted"),
  );
  const idsInPlay = JSON.stringify(inPlay.map((match) => match.id));
  const [stats, incidents, happened, clocks, reports] = await readAll(
    db,
    bindQuery(statsOfPlayerInMatches, nowMs, player_id, ids),
    bindQuery(incidentsOfPlayerInMatches, nowMs, player_id, ids),
    bindQuery(incidentsOfMatches, nowMs, idsInPlay),
    ...minuteQueries(idsInPlay, nowMs),
  );
  const minutesIn = (match: MatchRow) => {
    const own = <Row extends { match_id: MatchId }>(rows: readonly Row[]) =>
      rows.filter((row) => row.match_id === match.id);
    const incidentsOfMatch = toIncidents(own(happened), toMatch(match).score, nowMs);
    return playedMinutes({ clocks: own(clocks), reports: own(reports), incidents: incidentsOfMatch }, nowMs);
  };
  const minutesOf = new Map(inPlay.map((match) => [match.id, minutesIn(match)]));
  const statsOf = new Map(
    stats.map((row) => {
      const minutes_played = minutesOf.get(row.match_id)?.(row) ?? row.minutes_played;
      return [row.match_id, { ...row, minutes_played }];
    }),
  );
  const incidentsOf = Map.groupBy(incidents, (one) => one.match_id);
  return {
    data: {
      appearances: matches.map((match) =>
        toAppearance(match, player, statsOf.get(match.id), incidentsOf.get(match.id) ?? []),
      ),
    },
    page: pageInfo(query, count),
  };
}

type SeasonQuery = QueryOf<(typeof endpoints)["playersStatsseason"]>;

/** A player's season; null where the player did not play. Throws `player_not_found` and `season_not_found`. */
export async function getPlayerSeason(
  db: Database,
  { player_id, season_id }: SeasonQuery,
  nowMs: number,
): Promise<{ stats: PlayerSeasonStats | null }> {
  const [[player], [season], stats, incidents] = await readAll(
    db,
    bindQuery(briefsOfPlayers, JSON.stringify([player_id])),
    bindQuery(seasonById, season_id),
    bindQuery(statsOfPlayerInSeason, nowMs, player_id, season_id),
    bindQuery(incidentsOfPlayerInSeason, nowMs, player_id, season_id),
  );
  if (!player) throw noPlayer(player_id);
  if (!season) throw noSeason(season_id);
  return { stats: seasonsOfPlayers(stats, incidents).get(player.player_id) ?? null };
}

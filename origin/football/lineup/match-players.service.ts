import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { PlayerId, Side } from "#shared/match/index.ts";
import {
  bestRated,
  byRating,
  type KeyPlayer,
  keyPlayers,
  type PlayerBrief,
  type PlayerMatchStats,
  type PlayerSeasonStats,
} from "#shared/player/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import type { AsOf } from "../as-of.ts";
import { minuteQueries, nextMinuteMs, playedMinutes, playersMinutes } from "../match/as-of-minute.mapping.ts";
import { nextChangeOfMatch } from "../match/change.queries.ts";
import { toMatch } from "../match/match.mapping.ts";
import { incidentsOfMatches, matchesById } from "../match/match.queries.ts";
import { toIncidents } from "../match/timeline.mapping.ts";
import { noMatch } from "../not-found.ts";
import { seasonsOfPlayers, toPlayerStatistics } from "../player/performance.mapping.ts";
import { goalsOfTeam, incidentsOfTeam } from "../player/performance.queries.ts";
import { briefsOfPlayers } from "../player/player.queries.ts";
import { playerBriefOf } from "../ref-columns.mapping.ts";
import { listedBriefOf } from "./lineup.mapping.ts";
import { lineupPlayers, statsOfMatchPlayers } from "./lineup.queries.ts";

const bestFirst = (a: PlayerMatchStats, b: PlayerMatchStats): number =>
  byRating(a, b) || compareNames(a.player.name, b.player.name);

type StatsAnswer = AsOf<AnswerOf<(typeof endpoints)["matchesPlayerStats"]>>;

/** Player statistics of a match by team, best rating first. Throws `match_not_found`. */
export async function getMatchPlayers(db: Database, id: number, nowMs: number): Promise<StatsAnswer> {
  const ids = JSON.stringify([id]);
  const [[row], rows, listed, [next], happened, clocks, reports] = await readAll(
    db,
    bindQuery(matchesById, nowMs, ids),
    bindQuery(statsOfMatchPlayers, nowMs, id),
    bindQuery(lineupPlayers, nowMs, ids),
    bindQuery(nextChangeOfMatch, nowMs, id),
    bindQuery(incidentsOfMatches, nowMs, ids),
    ...minuteQueries(ids, nowMs),
  );
  if (!row) throw noMatch(id);
  const { home, away, score } = toMatch(row);
  const minuteRows = { clocks, reports, incidents: toIncidents(happened, score, nowMs) };
  const minutesOf = playedMinutes(minuteRows, nowMs);
  const briefs = new Map<PlayerId, PlayerBrief>(listed.map((one) => [one.player_id, listedBriefOf(one)]));
  const players = rows.map((stats): PlayerMatchStats => {
    const player = briefs.get(stats.player_id) ?? playerBriefOf(stats);
    return { ...toPlayerStatistics(stats), minutes_played: minutesOf(stats), player, side: stats.side };
  });
  players.sort(bestFirst);
  const minuteOf = playersMinutes(rows, minuteRows, nowMs);
  const of = (side: Side) => ({
    as_of_minute: minuteOf(side),
    players: players.filter((player) => player.side === side),
  });
  const teams = [
    { team: home, ...of("home") },
    { team: away, ...of("away") },
  ];
  // Of equals the one listed first wins, so that a client computes the same one.
  const best = bestRated(teams.flatMap((team) => team.players));
  const changes = [next?.at ?? null, nextMinuteMs(clocks, nowMs)].filter((moment) => moment !== null);
  return {
    data: { teams, best_player_id: best?.player.id ?? null },
    nextChangeAtMs: changes.length > 0 ? Math.min(...changes) : null,
  };
}

/** Number of key players per team. */
const KEY_PLAYERS = 5;

type KeyPlayerSeason = { readonly id: PlayerId; readonly stats: PlayerSeasonStats };

const keysOf = (seasons: ReadonlyMap<PlayerId, PlayerSeasonStats>): KeyPlayerSeason[] =>
  keyPlayers(
    [...seasons].map(([id, stats]) => ({ id, stats })),
    KEY_PLAYERS,
  );

type KeysAnswer = AnswerOf<(typeof endpoints)["matchesKeyplayer"]>;

/** Each team's best players of the season before the match. Throws `match_not_found`. */
export async function getKeyPlayers(db: Database, id: number, nowMs: number): Promise<KeysAnswer> {
  const [[match]] = await readAll(db, bindQuery(matchesById, nowMs, JSON.stringify([id])));
  if (!match) throw noMatch(id);
  const { season_id, match_time } = match;
  const [homeStats, homeIncidents, awayStats, awayIncidents] = await readAll(
    db,
    bindQuery(goalsOfTeam, nowMs, match.home_id, season_id, match_time),
    bindQuery(incidentsOfTeam, nowMs, match.home_id, season_id, match_time),
    bindQuery(goalsOfTeam, nowMs, match.away_id, season_id, match_time),
    bindQuery(incidentsOfTeam, nowMs, match.away_id, season_id, match_time),
  );
  const home = keysOf(seasonsOfPlayers(homeStats, homeIncidents));
  const away = keysOf(seasonsOfPlayers(awayStats, awayIncidents));
  const ids = [...home, ...away].map((player) => player.id);
  const [rows] = await readAll(db, bindQuery(briefsOfPlayers, JSON.stringify(ids)));
  const briefs = new Map(rows.map((row) => [row.player_id, playerBriefOf(row)]));
  const dress = (players: readonly KeyPlayerSeason[]) =>
    players.flatMap((player): KeyPlayer[] => {
      const brief = briefs.get(player.id);
      const { appearances, goals, assists, rating, matches } = player.stats;
      const counted = {
        appearances: player.stats.counted.appearances,
        goals: player.stats.counted.goals,
        assists: player.stats.counted.assists,
        rating: player.stats.counted.rating,
      };
      return brief ? [{ player: brief, appearances, goals, assists, rating, matches, counted }] : [];
    });
  return { home: dress(home), away: dress(away) };
}

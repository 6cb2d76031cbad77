import type { Database } from "#origin/db/database.ts";
import {
  getGoalTimes,
  getHalfFull,
  getLineTable,
  getSeasonStats,
} from "#origin/football/analysis/season-statistics.service.ts";
import { getPlayerSeason, listAppearances } from "#origin/football/player/performance.service.ts";
import { listScorers } from "#origin/football/season/scorer.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { listPlayerSeasons } from "#origin/football/team/team-season.service.ts";
import type { PlayerId, TeamId } from "#shared/match/index.ts";
import type { PlayerAppearance, PlayerSeasonStats } from "#shared/player/index.ts";
import { rowsOf } from "../origin/rows-of.ts";

/** A page with all players or teams of a season. */
const EVERYBODY = { limit: 2000, page: 1 };

type Answer<Call extends (...args: never[]) => unknown> = Awaited<ReturnType<Call>>;

/** A player's season by the player's own call, and the player's matches of it one by one. */
export interface PlayerAnswers {
  readonly id: PlayerId;
  readonly season: PlayerSeasonStats | null;
  readonly appearances: readonly PlayerAppearance[];
}

/** Responses of the calls that aggregate a season at one time. */
export interface SeasonAnswers {
  readonly stats: Answer<typeof getSeasonStats>["teams"];
  readonly halfFull: Answer<typeof getHalfFull>["teams"];
  readonly times: Answer<typeof getGoalTimes>["teams"];
  readonly lines: Answer<typeof getLineTable>["teams"];
  readonly tables: Answer<typeof getStandings>["data"]["tables"];
  readonly scorers: Answer<typeof listScorers>["data"]["scorers"];
  /** Own goals in favour of a team, of ended matches. */
  readonly ownGoals: ReadonlyMap<TeamId, number>;
  /** Seasons of players for a team; null where not requested. */
  readonly squads: ReadonlyMap<TeamId, Answer<typeof listPlayerSeasons>["players"]> | null;
  /** Players of teams with a match in play or abandoned, and those of such matches; empty where not requested. */
  readonly inPlay: readonly PlayerAnswers[];
}

const NOW = `match_states s ON s.match_id = m.id AND s.known_at =
    (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?2)`;

const AT_PLAY = "s.status NOT IN ('not_started', 'postponed', 'cancelled', 'to_be_determined', 'ended')";

/** Teams of a season with a match that has begun and not ended. */
async function teamsAtPlay(db: Database, seasonId: number, nowMs: number): Promise<Set<TeamId>> {
  const rows = await rowsOf<{ home_id: TeamId; away_id: TeamId }>(
    db,
    `SELECT m.home_id, m.away_id FROM matches m JOIN ${NOW}
      WHERE m.season_id = ?1 AND ${AT_PLAY}`,
    seasonId,
    nowMs,
  );
  return new Set(rows.flatMap(({ home_id, away_id }) => [home_id, away_id]));
}

/** Players with statistics in such a match. Lists of teams omit those whose first match of the season it is. */
async function playersAtPlay(db: Database, seasonId: number, nowMs: number): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    db,
    `SELECT DISTINCT x.player_id FROM matches m JOIN ${NOW} JOIN player_stats x ON x.match_id = m.id
      WHERE m.season_id = ?1 AND x.known_at <= ?2 AND ${AT_PLAY}`,
    seasonId,
    nowMs,
  );
  return rows.map(({ player_id }) => player_id);
}

async function ownGoalsOf(db: Database, seasonId: number, nowMs: number): Promise<Map<TeamId, number>> {
  const rows = await rowsOf<{ team: TeamId; goals: number }>(
    db,
    `SELECT iif(i.side = 'home', m.home_id, m.away_id) AS team, count(*) AS goals
      FROM matches m JOIN ${NOW} JOIN incidents i ON i.match_id = m.id
      WHERE m.season_id = ?1 AND s.status = 'ended' AND i.kind = 'own_goal' AND i.known_at <= ?2
        AND (i.cancelled_at IS NULL OR i.cancelled_at > ?2) GROUP BY 1`,
    seasonId,
    nowMs,
  );
  return new Map(rows.map(({ team, goals }) => [team, goals]));
}

/** Makes the calls about one player of a season, whose matches are of the last two years. */
export async function answersOfPlayer(
  db: Database,
  { playerId, seasonId }: { readonly playerId: PlayerId; readonly seasonId: number },
  nowMs: number,
): Promise<PlayerAnswers> {
  const [{ stats }, { data }] = await Promise.all([
    getPlayerSeason(db, { player_id: playerId, season_id: seasonId }, nowMs),
    listAppearances(db, { player_id: playerId, ...EVERYBODY }, nowMs),
  ]);
  const appearances = data.appearances.filter(({ match }) => match.season_id === seasonId);
  return { id: playerId, season: stats, appearances };
}

/** Makes every call that aggregates a season at a time, milliseconds UTC; `players` adds players. */
export async function answersOfSeason(
  db: Database,
  seasonId: number,
  nowMs: number,
  { players }: { readonly players: boolean },
): Promise<SeasonAnswers> {
  const query = { season_id: seasonId, nowMs };
  const [stats, halfFull, times, lines, standings, scorers, ownGoals, atPlay] = await Promise.all([
    getSeasonStats(db, query),
    getHalfFull(db, query),
    getGoalTimes(db, query),
    getLineTable(db, { season_id: seasonId, period: "full" }, nowMs),
    getStandings(db, seasonId, nowMs),
    listScorers(db, { season_id: seasonId, ...EVERYBODY }, nowMs),
    ownGoalsOf(db, seasonId, nowMs),
    teamsAtPlay(db, seasonId, nowMs),
  ]);
  const squads = new Map<TeamId, Answer<typeof listPlayerSeasons>["players"]>();
  const idsInPlay = new Set<PlayerId>(players ? await playersAtPlay(db, seasonId, nowMs) : []);
  for (const { team } of players ? stats.teams : []) {
    const squad = (await listPlayerSeasons(db, { team_id: team.id, season_id: seasonId }, nowMs)).players;
    squads.set(team.id, squad);
    if (atPlay.has(team.id)) for (const { player } of squad) idsInPlay.add(player.id);
  }
  const inPlay: PlayerAnswers[] = [];
  for (const playerId of idsInPlay) inPlay.push(await answersOfPlayer(db, { playerId, seasonId }, nowMs));
  return {
    stats: stats.teams,
    halfFull: halfFull.teams,
    times: times.teams,
    lines: lines.teams,
    tables: standings.data.tables,
    scorers: scorers.data.scorers,
    ownGoals,
    squads: players ? squads : null,
    inPlay,
  };
}

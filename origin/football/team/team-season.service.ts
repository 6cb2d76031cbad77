import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import { byGoals } from "#shared/player/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { competitionById } from "../competition/competition.queries.ts";
import { noCompetition, noSeason, noTeam } from "../not-found.ts";
import { seasonsOfPlayers } from "../player/performance.mapping.ts";
import { incidentsOfTeam, statsOfTeam } from "../player/performance.queries.ts";
import { briefsOfPlayers } from "../player/player.queries.ts";
import { playerBriefOf } from "../ref-columns.mapping.ts";
import { seasonById } from "../season/season.queries.ts";
import { getStandings } from "../season/standings.service.ts";
import { lastSeasonsOfTeam, teamExists } from "./team.queries.ts";

const YEARS = 5;

type YearsAnswer = AnswerOf<(typeof endpoints)["teamsNearyear"]>;

/** A team's positions in a competition's last tables. Throws `team_not_found` and `league_not_found`. */
export async function listYears(
  db: Database,
  { team_id, comp_id }: QueryOf<(typeof endpoints)["teamsNearyear"]>,
  nowMs: number,
): Promise<YearsAnswer> {
  const [[team], [competition], seasons] = await readAll(
    db,
    bindQuery(teamExists, team_id),
    bindQuery(competitionById, nowMs, comp_id),
    bindQuery(lastSeasonsOfTeam, comp_id, team_id, YEARS),
  );
  if (!team) throw noTeam(team_id);
  if (!competition) throw noCompetition(comp_id);
  const years = await Promise.all(
    seasons.map(async (season) => {
      const { data } = await getStandings(db, season.id, nowMs);
      const row = data.tables.flatMap((table) => table.rows).find((one) => one.team.id === team.id);
      return row ? [{ season, row }] : [];
    }),
  );
  return { years: years.flat() };
}

type PlayersAnswer = AnswerOf<(typeof endpoints)["teamsPlayersSeasonstats"]>;

/** Seasons of a team's players, most goals first. Throws `team_not_found` and `season_not_found`. */
export async function listPlayerSeasons(
  db: Database,
  { team_id, season_id }: QueryOf<(typeof endpoints)["teamsPlayersSeasonstats"]>,
  nowMs: number,
): Promise<PlayersAnswer> {
  const [[team], [season], stats, incidents] = await readAll(
    db,
    bindQuery(teamExists, team_id),
    bindQuery(seasonById, season_id),
    bindQuery(statsOfTeam, nowMs, team_id, season_id, null),
    bindQuery(incidentsOfTeam, nowMs, team_id, season_id, null),
  );
  if (!team) throw noTeam(team_id);
  if (!season) throw noSeason(season_id);
  const seasons = seasonsOfPlayers(stats, incidents);
  const [players] = await readAll(db, bindQuery(briefsOfPlayers, JSON.stringify([...seasons.keys()])));
  const rows = players.flatMap((row) => {
    const own = seasons.get(row.player_id);
    return own ? [{ player: playerBriefOf(row), stats: own }] : [];
  });
  return {
    players: rows.toSorted((a, b) => byGoals(a, b) || compareNames(a.player.name, b.player.name)),
  };
}

import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import { type RankedScorer, rankScorers, type Scorer } from "#shared/player/index.ts";
import { noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { seasonsOfPlayers } from "../player/performance.mapping.ts";
import { goalsOfPlayersInSeason, incidentsOfPlayersInSeason } from "../player/performance.queries.ts";
import { briefsOfPlayers } from "../player/player.queries.ts";
import { playerBriefOf, teamRefOf } from "../ref-columns.mapping.ts";
import { refsOfTeams } from "../team/team.queries.ts";
import { goalsOfSeason, seasonById } from "./season.queries.ts";

/** Scorers with names, and their other season statistics. */
async function dressScorers(
  db: Database,
  scorers: readonly RankedScorer[],
  { season_id, nowMs }: { season_id: number; nowMs: number },
): Promise<Scorer[]> {
  const players = JSON.stringify(scorers.map((scorer) => scorer.player_id));
  const [people, clubs, stats, incidents] = await readAll(
    db,
    bindQuery(briefsOfPlayers, players),
    bindQuery(refsOfTeams, JSON.stringify(scorers.map((scorer) => scorer.team_id))),
    bindQuery(goalsOfPlayersInSeason, nowMs, season_id, players),
    bindQuery(incidentsOfPlayersInSeason, nowMs, season_id, players),
  );
  const seasons = seasonsOfPlayers(stats, incidents);
  const briefs = new Map(people.map((row) => [row.player_id, playerBriefOf(row)]));
  const teams = new Map(clubs.map((row) => [row.team_id, teamRefOf(row, "team")]));
  return scorers.flatMap(({ player_id, team_id, ...scorer }): Scorer[] => {
    const player = briefs.get(player_id);
    const season = seasons.get(player_id);
    if (!player || !season) return [];
    const team = teams.get(team_id) ?? null;
    const { appearances, minutes_played, matches } = season;
    const counted = {
      assists: season.counted.assists,
      appearances: season.counted.appearances,
      minutes_played: season.counted.minutes_played,
    };
    return [{ ...scorer, player, team, appearances, minutes_played, matches, counted }];
  });
}

type ShooterQuery = QueryOf<(typeof endpoints)["seasonsShooterStats"]>;

/** Top scorers of a season, page by page. Throws `season_not_found`. */
export async function listScorers(
  db: Database,
  query: ShooterQuery,
  nowMs: number,
): Promise<Paged<{ scorers: Scorer[] }>> {
  const { season_id } = query;
  const [[season], goals] = await readAll(
    db,
    bindQuery(seasonById, season_id),
    bindQuery(goalsOfSeason, nowMs, season_id),
  );
  if (!season) throw noSeason(season_id);
  const ranked = rankScorers(goals);
  const shown = ranked.slice(offsetOf(query)).slice(0, query.limit);
  const scorers = await dressScorers(db, shown, { season_id, nowMs });
  return { data: { scorers }, page: pageInfo(query, { total: ranked.length }) };
}

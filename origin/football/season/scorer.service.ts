import { ask, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import { type RankedScorer, rankScorers, type Scorer } from "#shared/player/index.ts";
import { noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { seasonsOfPlayers } from "../player/performance.mapping.ts";
import { presenceInSeason } from "../player/performance.queries.ts";
import { briefsOfPlayers } from "../player/player.queries.ts";
import { playerBriefOf, teamRefOf } from "../ref-columns.mapping.ts";
import { refsOfTeams } from "../team/team.queries.ts";
import { type GoalRow, goalsOfSeason } from "./scorer.queries.ts";
import { seasonById } from "./season.queries.ts";

/** Scorers with names, and with appearances where statistics cover every match they scored in. */
async function dressScorers(
  db: Database,
  scorers: readonly RankedScorer[],
  goals: readonly GoalRow[],
  { seasonId, nowMs }: { seasonId: number; nowMs: number },
): Promise<Scorer[]> {
  const ids = new Set(scorers.map((scorer) => scorer.player_id));
  const players = JSON.stringify([...ids]);
  const [people, clubs, stats] = await readAll(
    db,
    ask(briefsOfPlayers, players),
    ask(refsOfTeams, JSON.stringify(scorers.map((scorer) => scorer.team_id))),
    ask(presenceInSeason, nowMs, seasonId, players),
  );
  const own = goals.filter((goal) => goal.player_id !== null && ids.has(goal.player_id));
  const known = own.map((goal) => ({ ...goal, other_player_id: null, cards_covered: 0, assists_covered: 0 }));
  const seasons = seasonsOfPlayers(stats, known);
  const briefs = new Map(people.map((row) => [row.player_id, playerBriefOf(row)]));
  const teams = new Map(clubs.map((row) => [row.team_id, teamRefOf(row, "team")]));
  return scorers.flatMap(({ player_id, team_id, ...scorer }): Scorer[] => {
    const player = briefs.get(player_id);
    const season = seasons.get(player_id);
    if (!player) return [];
    const team = teams.get(team_id) ?? null;
    const { appearances = null, minutes_played = null } = season ?? {};
    return [{ ...scorer, player, team, appearances, minutes_played }];
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
    ask(seasonById, season_id),
    ask(goalsOfSeason, nowMs, season_id),
  );
  if (!season) throw noSeason(season_id);
  const ranked = rankScorers(goals);
  const shown = ranked.slice(offsetOf(query)).slice(0, query.limit);
  const scorers = await dressScorers(db, shown, goals, { seasonId: season_id, nowMs });
  return { data: { scorers }, page: pageInfo(query, { total: ranked.length }) };
}

import type { Database } from "#origin/db/database.ts";
import {
  getGoalTimes,
  getHalfFull,
  getLineTable,
  getSeasonStats,
} from "#origin/football/analysis/season-figures.service.ts";
import { listAppearances } from "#origin/football/player/performance.service.ts";
import { listScorers } from "#origin/football/season/scorer.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { listPlayerSeasons } from "#origin/football/team/team-season.service.ts";
import { matchesOf } from "#shared/figure/index.ts";
import type { PlayerSeasonStats, PlayerTotal } from "#shared/player/index.ts";
import { Complaints, complainOfSplit, sum } from "./complaints.ts";
import { complaintsAboutTableRow } from "./past-complaints.ts";

/** Contradictions between answers that sum up the same matches: two of them that cannot both be true. */

/** A page that holds all players or teams of a season. */
const EVERYBODY = { limit: 2000, page: 1 };

async function rowsOf<Row>(db: Database, sql: string, ...params: number[]): Promise<Row[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...params)
    .all();
  return results as Row[];
}

/** Teams of a season with a match under way or broken off: goals of players in it count, its score does not. */
async function teamsAtPlay(db: Database, seasonId: number, nowMs: number): Promise<Set<number>> {
  const rows = await rowsOf<{ home_id: number; away_id: number }>(
    db,
    `SELECT m.home_id, m.away_id FROM matches m JOIN match_states s ON s.match_id = m.id AND s.known_at =
        (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?2)
      WHERE m.season_id = ?1 AND s.status NOT IN ('not_started', 'postponed', 'cancelled', 'to_be_determined', 'ended')`,
    seasonId,
    nowMs,
  );
  return new Set(rows.flatMap(({ home_id, away_id }) => [home_id, away_id]));
}

/** Own goals of a season that count for each team. */
async function ownGoals(db: Database, seasonId: number, nowMs: number): Promise<Map<number, number>> {
  const rows = await rowsOf<{ team: number; goals: number }>(
    db,
    `SELECT iif(i.side = 'home', m.home_id, m.away_id) AS team, count(*) AS goals
      FROM matches m JOIN incidents i ON i.match_id = m.id
      WHERE m.season_id = ?1 AND i.kind = 'own_goal' AND i.known_at <= ?2
        AND (i.cancelled_at IS NULL OR i.cancelled_at > ?2) GROUP BY 1`,
    seasonId,
    nowMs,
  );
  return new Map(rows.map(({ team, goals }) => [team, goals]));
}

const PARTS_OF: readonly (readonly [part: PlayerTotal, whole: PlayerTotal])[] = [
  ["starts", "appearances"],
  ["penalty_goals", "goals"],
  ["goals", "shots_on_target"],
  ["shots_on_target", "shots"],
  ["passes_accurate", "passes"],
  ["duels_won", "duels"],
  ["dribbles_succeeded", "dribbles"],
];

/** Contradictions in a player's season. Only sums of the same number of matches are held against each other. */
export function complaintsAboutPlayerSeason(
  name: string,
  played: number,
  stats: PlayerSeasonStats,
): string[] {
  const odd = new Complaints(name);
  odd.atMost("matches", stats.matches, played);
  odd.atMost("appearances", stats.appearances, played);
  odd.atMost("minutes", stats.minutes_played, 120 * matchesOf(stats, "minutes_played"));
  if (stats.appearances !== null && matchesOf(stats, "minutes_played") <= matchesOf(stats, "appearances"))
    odd.atMost("minutes of all appearances", stats.minutes_played, 120 * stats.appearances);
  for (const [part, whole] of PARTS_OF) {
    if (matchesOf(stats, part) === matchesOf(stats, whole)) odd.atMost(part, stats[part], stats[whole]);
  }
  for (const [total, matches] of Object.entries(stats.counted)) {
    if (stats[total as PlayerTotal] === null) odd.say(`${total} of ${matches} matches is not known`);
    odd.atMost(`${total} of matches`, matches, stats.matches);
  }
  return odd.list;
}

interface TeamSeason {
  readonly name: string;
  readonly played: number;
  readonly goals: number;
  readonly own: number;
  readonly players: readonly PlayerSeasonStats[];
}

/** Contradictions that only a source can have which tells everything of every match. */
function complaintsOfWhole({ name, played, goals, own, players }: TeamSeason): string[] {
  const odd: string[] = [];
  const total = (count: "starts" | "goals") => sum(players.map((stats) => stats[count] ?? 0));
  if (total("starts") !== 11 * played) odd.push(`${name}: ${total("starts")} starts in ${played} matches`);
  if (total("goals") + own !== goals)
    odd.push(`${name}: players ${total("goals")} + own goals ${own} are not ${goals} goals`);
  for (const stats of players) {
    const unknown = Object.entries(stats).flatMap(([key, value]) =>
      value === null && key !== "rating" ? key : [],
    );
    if (unknown.length > 0) odd.push(`${name}: a player without ${unknown.join()}`);
    const fewer = Object.keys(stats.counted).filter((key) => key !== "rating");
    if (fewer.length > 0) odd.push(`${name}: ${fewer.join()} of fewer matches than ${stats.matches}`);
  }
  return odd;
}

interface Looking {
  /** Everything of every match is known: no sum leaves any out. */
  readonly whole: boolean;
  /** Seasons of every player of every team too, which takes a while. */
  readonly players: boolean;
}

type TeamFigures = Awaited<ReturnType<typeof getSeasonStats>>["teams"][number];

/** Contradictions in the season of a team, whatever its source tells. */
function complaintsOfTeam(row: TeamFigures, whole: boolean, own: number): string[] {
  const { team, played, counted, ...figures } = row;
  const odd = new Complaints(team.name);
  for (const [figure, matches] of Object.entries(counted)) {
    const value = figures[figure as keyof typeof counted];
    odd.atMost(`${figure} of matches`, matches, played);
    if (whole) odd.same(`${figure} of matches`, matches, played);
    if (played > 0 && (value === null) !== (matches === 0))
      odd.say(`${figure} ${value} of ${matches} matches`);
  }
  odd.same("matches with shots and those with shots on target", counted.shots, counted.shots_on_target);
  odd.atMost("shots on target", figures.shots_on_target, figures.shots);
  odd.atMost("accurate passes", figures.passes_accurate, figures.passes);
  odd.atMost("matches without a goal against", figures.clean_sheets, played);
  odd.atMost("mean possession", figures.possession, 100);
  if (counted.penalty_goals === played) odd.atMost("penalties", figures.penalty_goals, figures.goals);
  if (whole) odd.atMost("goals of shots on target", figures.goals - own, figures.shots_on_target);
  return odd.list;
}

/** Contradictions among everything that sums up a season, as of a moment. */
export async function complaintsAboutSeason(
  db: Database,
  seasonId: number,
  nowMs: number,
  { whole, players }: Looking,
): Promise<string[]> {
  const asked = { season_id: seasonId, nowMs };
  const [stats, halfFull, times, lines, standings, scorers, atPlay, own] = await Promise.all([
    getSeasonStats(db, asked),
    getHalfFull(db, asked),
    getGoalTimes(db, asked),
    getLineTable(db, { season_id: seasonId, period: "full" }, nowMs),
    getStandings(db, seasonId, nowMs),
    listScorers(db, { season_id: seasonId, ...EVERYBODY }, nowMs),
    teamsAtPlay(db, seasonId, nowMs),
    ownGoals(db, seasonId, nowMs),
  ]);
  const tableRows = standings.data.tables.flatMap(({ rows }) => rows);
  const odd: string[] = tableRows.flatMap(complaintsAboutTableRow);
  const table = new Map(tableRows.map((row) => [row.team.id, row] as const));
  for (const [index, row] of stats.teams.entries()) {
    const { team, played, goals, goals_against } = row;
    odd.push(...complaintsOfTeam(row, whole, own.get(team.id) ?? 0));
    const about = new Complaints(team.name);
    // The table is of league stages, where a season with a cup's ties behind it has more matches.
    const ranked = table.get(team.id);
    if (ranked?.played === played && (ranked.goals_for !== goals || ranked.goals_against !== goals_against))
      about.say(`${goals}-${goals_against} beside ${ranked.goals_for}-${ranked.goals_against} in the table`);
    for (const [what, split] of [
      ["half-times", halfFull.teams[index]],
      ["goal times", times.teams[index]],
      ["lines", lines.teams[index]],
    ] as const)
      if (split) complainOfSplit(about, what, split);
    const halfTimes = sum(Object.values(halfFull.teams[index]?.total ?? {}) as number[]);
    about.atMost("half-times of matches", halfTimes, played);
    if (whole) about.same("half-times of matches", halfTimes, played);
    // Moments are of ninety minutes, goals of a cup's extra time too; a league has none.
    const scored = sum(times.teams[index]?.total.scored ?? []);
    about.atMost("moments of goals", scored, goals);
    if (whole && ranked?.played === played) about.same("moments of goals", scored, goals);
    const line = lines.teams[index]?.total.handicap.played ?? 0;
    about.atMost("handicaps of matches", line, played);
    if (whole) about.same("handicaps of matches", line, played);
    odd.push(...about.list);
    if (!players || atPlay.has(team.id)) continue;
    const seasons = await listPlayerSeasons(db, { team_id: team.id, season_id: seasonId }, nowMs);
    for (const one of seasons.players)
      odd.push(...complaintsAboutPlayerSeason(`${team.name}, ${one.player.name}`, played, one.stats));
    const people = seasons.players.map((one) => one.stats);
    const byPlayers = sum(people.map((one) => one.goals ?? 0));
    if (byPlayers + (own.get(team.id) ?? 0) > goals)
      odd.push(`${team.name}: players scored ${byPlayers} of ${goals} goals`);
    if (whole) {
      odd.push(
        ...complaintsOfWhole({ name: team.name, played, goals, own: own.get(team.id) ?? 0, players: people }),
      );
    }
  }
  const goals = sum(stats.teams.map((row) => row.goals));
  const against = sum(stats.teams.map((row) => row.goals_against));
  if (goals !== against) odd.push(`${goals} goals scored and ${against} conceded`);
  const byPlayers = sum(scorers.data.scorers.map((scorer) => scorer.goals)) + sum([...own.values()]);
  if (atPlay.size === 0 && (whole ? goals !== byPlayers : byPlayers > goals))
    odd.push(`scorers and own goals are ${byPlayers} of ${goals} goals`);
  return odd;
}

/** Contradictions between the matches of a player, one by one, and the player's season. */
export async function complaintsAboutPlayer(
  db: Database,
  { playerId, seasonId, season }: { playerId: number; seasonId: number; season: PlayerSeasonStats },
  nowMs: number,
): Promise<string[]> {
  const { data } = await listAppearances(db, { player_id: playerId, ...EVERYBODY }, nowMs);
  const own = data.appearances.filter(({ match }) => match.season_id === seasonId);
  return (["goals", "assists", "shots", "passes", "fouls", "minutes_played"] as const).flatMap((figure) => {
    const total = sum(own.map(({ stats }) => stats[figure] ?? 0));
    return total === season[figure]
      ? []
      : [`player ${playerId}: ${figure} ${total}, the season ${season[figure]}`];
  });
}

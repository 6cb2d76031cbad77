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
import type { PlayerSeasonStats } from "#shared/player/index.ts";

/** What is wrong with answers that sum up the same matches: two of them that cannot both be true. */

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
/** As many as any season has. */
const EVERYBODY = { limit: 2000, page: 1 };

async function rowsOf<Row>(db: Database, sql: string, ...params: number[]): Promise<Row[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...params)
    .all();
  return results as Row[];
}

/** Teams of a season with a match under way or broken off: what players did in it counts, its score does not. */
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

function complaintsOfPlayer(name: string, played: number, stats: PlayerSeasonStats): string[] {
  const { appearances, starts, minutes_played, goals, penalty_goals, shots_on_target, shots } = stats;
  const odd: string[] = [];
  const least = (what: string, small: number | null, large: number | null) => {
    if (small !== null && large !== null && small > large) odd.push(`${name}: ${what} ${small} > ${large}`);
  };
  least("appearances", appearances, played);
  least("starts", starts, appearances);
  least("minutes", minutes_played, appearances === null ? null : appearances * 120);
  least("penalties", penalty_goals, goals);
  least("goals", goals, shots_on_target);
  least("shots on target", shots_on_target, shots);
  least("passes", stats.passes_accurate, stats.passes);
  least("duels", stats.duels_won, stats.duels);
  least("dribbles", stats.dribbles_succeeded, stats.dribbles);
  return odd;
}

interface TeamSeason {
  readonly name: string;
  readonly played: number;
  readonly goals: number;
  readonly own: number;
  readonly players: readonly PlayerSeasonStats[];
}

/** What only holds where everything of every match is known. */
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
  const odd: string[] = [];
  const table = new Map(
    standings.data.tables.flatMap(({ rows }) => rows).map((row) => [row.team.id, row] as const),
  );
  for (const [index, row] of stats.teams.entries()) {
    const { team, played, goals, goals_against, counted } = row;
    const say = (what: string) => odd.push(`${team.name}: ${what}`);
    if (whole) {
      for (const [figure, matches] of Object.entries(counted))
        if (matches !== played) say(`${figure} of ${matches} matches beside ${played}`);
    }
    const [shots, onTarget] = [row.shots, row.shots_on_target];
    if (shots !== null && onTarget !== null && shots < onTarget)
      say(`${onTarget} shots on target of ${shots}`);
    if (whole && onTarget !== null && goals - (own.get(team.id) ?? 0) > onTarget)
      say(`${goals} goals of ${onTarget} shots on target`);
    // The table is of league stages, where a season with a cup's ties behind it has more matches.
    const ranked = table.get(team.id);
    if (ranked?.played === played && (ranked.goals_for !== goals || ranked.goals_against !== goals_against))
      say(`${goals}-${goals_against} beside ${ranked.goals_for}-${ranked.goals_against} in the table`);
    const parts = halfFull.teams[index];
    const [all, home, away] = (["total", "home", "away"] as const).map((part) =>
      sum(Object.values(parts?.[part] ?? {}) as number[]),
    );
    if (all !== (home ?? 0) + (away ?? 0)) say(`${home} at home and ${away} away are not ${all} half-times`);
    if (whole && all !== played) say(`${all} half-times of ${played} matches`);
    // Moments are of ninety minutes, goals of a cup's extra time too; a league has none.
    const scored = times.teams[index]?.total.scored ?? [];
    if (whole && ranked?.played === played && sum(scored) !== goals)
      say(`${sum(scored)} moments of ${goals} goals`);
    const line = lines.teams[index]?.total.handicap.played ?? 0;
    if (line > played || (whole && line !== played)) say(`${line} handicaps of ${played} matches`);
    if (!players || atPlay.has(team.id)) continue;
    const seasons = await listPlayerSeasons(db, { team_id: team.id, season_id: seasonId }, nowMs);
    for (const one of seasons.players)
      odd.push(...complaintsOfPlayer(`${team.name}, ${one.player.name}`, played, one.stats));
    if (whole) {
      const people = seasons.players.map((one) => one.stats);
      odd.push(
        ...complaintsOfWhole({ name: team.name, played, goals, own: own.get(team.id) ?? 0, players: people }),
      );
    }
  }
  const goals = sum(stats.teams.map((row) => row.goals));
  const byPlayers = sum(scorers.data.scorers.map((scorer) => scorer.goals)) + sum([...own.values()]);
  if (whole && atPlay.size === 0 && goals !== byPlayers)
    odd.push(`scorers and own goals are ${byPlayers} of ${goals} goals`);
  return odd;
}

/** Contradictions between the matches of a player, one by one, and what his season says of them. */
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
      : [`player ${playerId}: ${figure} ${total}, his season ${season[figure]}`];
  });
}

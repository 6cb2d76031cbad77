import type { Database } from "#origin/db/database.ts";
import type { PlayerId } from "#shared/match/index.ts";
import type { PlayerSeasonStats, PlayerTotal } from "#shared/player/index.ts";
import { matchesOf } from "#shared/statistic/index.ts";
import { problemsOfTableRow } from "./past-problems.ts";
import { checkSplit, Problems, sum } from "./problems.ts";
import { answersOfSeason, type PlayerAnswers, type SeasonAnswers } from "./season-answers.ts";

/** Contradictions between responses that aggregate the same matches: two numbers that cannot both be true. */

const SUBSETS: readonly (readonly [subset: PlayerTotal, whole: PlayerTotal])[] = [
  ["starts", "appearances"],
  ["penalty_goals", "goals"],
  ["goals", "shots_on_target"],
  ["shots_on_target", "shots"],
  ["passes_accurate", "passes"],
  ["duels_won", "duels"],
  ["dribbles_succeeded", "dribbles"],
];

/** Contradictions in a player's season. Only sums over the same number of matches are compared. */
function problemsOfPlayerSeason(name: string, played: number, stats: PlayerSeasonStats): string[] {
  const odd = new Problems(name);
  odd.atMost("matches", stats.matches, played);
  odd.atMost("appearances", stats.appearances, played);
  odd.atMost("minutes", stats.minutes_played, 120 * matchesOf(stats, "minutes_played"));
  if (stats.appearances !== null && matchesOf(stats, "minutes_played") <= matchesOf(stats, "appearances"))
    odd.atMost("minutes of all appearances", stats.minutes_played, 120 * stats.appearances);
  for (const [subset, whole] of SUBSETS) {
    if (matchesOf(stats, subset) === matchesOf(stats, whole)) odd.atMost(subset, stats[subset], stats[whole]);
  }
  for (const [total, matches] of Object.entries(stats.counted)) {
    if (stats[total as PlayerTotal] === null) odd.add(`${total} of ${matches} matches is not known`);
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

/** Contradictions that only a source with complete data can have. */
function problemsOfWhole({ name, played, goals, own, players }: TeamSeason): string[] {
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

interface SourceOfSeason {
  /** The data of every match is complete: no sum leaves any out. */
  readonly whole: boolean;
}

interface Looking extends SourceOfSeason {
  /** Seasons of every player of every team too, which takes a while. */
  readonly players: boolean;
}

type TeamStats = SeasonAnswers["stats"][number];

/** Contradictions in the season of a team, for any source. */
function problemsOfTeam(row: TeamStats, whole: boolean, own: number): string[] {
  const { team, played, counted, ...totals } = row;
  const odd = new Problems(team.name);
  for (const [stat, matches] of Object.entries(counted)) {
    const value = totals[stat as keyof typeof counted];
    odd.atMost(`${stat} of matches`, matches, played);
    if (whole) odd.same(`${stat} of matches`, matches, played);
    if (played > 0 && (value === null) !== (matches === 0)) odd.add(`${stat} ${value} of ${matches} matches`);
  }
  odd.same("matches with shots and those with shots on target", counted.shots, counted.shots_on_target);
  odd.atMost("shots on target", totals.shots_on_target, totals.shots);
  odd.atMost("accurate passes", totals.passes_accurate, totals.passes);
  odd.atMost("matches without a goal against", totals.clean_sheets, played);
  odd.atMost("mean possession", totals.possession, 100);
  if (counted.penalty_goals === played) odd.atMost("penalties", totals.penalty_goals, totals.goals);
  if (whole) odd.atMost("goals of shots on target", totals.goals - own, totals.shots_on_target);
  return odd.list;
}

/** Sums that have to be equal in every call. */
const SUMMED = ["matches", "goals", "appearances", "minutes_played"] as const;
type Sums = Readonly<Record<(typeof SUMMED)[number], number | null>>;

/** Sums of each player in the teams' lists of players, over the teams of the season. */
function sumsOfPlayers({ squads }: SeasonAnswers): Map<PlayerId, Sums> {
  const sums = new Map<PlayerId, Sums>();
  const added = (one: number | null, other: number | null | undefined) =>
    one === null ? (other ?? null) : one + (other ?? 0);
  for (const { player, stats } of [...(squads?.values() ?? [])].flat()) {
    const before = sums.get(player.id);
    const total = SUMMED.map((stat) => [stat, added(stats[stat], before?.[stat])]);
    sums.set(player.id, Object.fromEntries(total) as Sums);
  }
  return sums;
}

/** Contradictions between the calls about a player's season: scorers, teams' lists, the player's own page. */
function problemsOfPlayers(answers: SeasonAnswers, { whole }: SourceOfSeason): string[] {
  const sums = sumsOfPlayers(answers);
  const scorers = new Map(answers.scorers.map((scorer) => [scorer.player.id, scorer]));
  const odd = [...scorers.values()].flatMap(({ player, ...scorer }) => {
    const about = new Problems(`scorer ${player.name}`);
    const own = sums.get(player.id);
    if (!own) about.add("is in no list of a team");
    // Goals of scorers are incidents, those of lists statistics where there are some.
    for (const stat of SUMMED) if (whole || stat !== "goals") about.same(stat, scorer[stat], own?.[stat]);
    return about.list;
  });
  for (const one of answers.inPlay) {
    const about = new Problems(`player ${one.id}`);
    if (whole && one.season && !sums.has(one.id)) about.add("has a season and is in no list of a team");
    for (const stat of SUMMED)
      about.same(`${stat} of the season`, one.season?.[stat], sums.get(one.id)?.[stat]);
    if (whole) about.same("goals as a scorer", scorers.get(one.id)?.goals ?? 0, one.season?.goals ?? 0);
    odd.push(...about.list, ...problemsOfPlayer(one, { whole }));
  }
  return odd;
}

/** Contradictions among the calls that aggregate a season at one time, matches in play included. */
export function problemsOfSeasonAnswers(answers: SeasonAnswers, source: SourceOfSeason): string[] {
  const { whole } = source;
  const tableRows = answers.tables.flatMap(({ rows }) => rows);
  const odd: string[] = tableRows.flatMap(problemsOfTableRow);
  const table = new Map(tableRows.map((row) => [row.team.id, row] as const));
  for (const [index, row] of answers.stats.entries()) {
    const { team, played, goals, goals_against } = row;
    const own = answers.ownGoals.get(team.id) ?? 0;
    odd.push(...problemsOfTeam(row, whole, own));
    const about = new Problems(team.name);
    // The table covers league stages; a season with a cup has more matches.
    const ranked = table.get(team.id);
    about.atMost("matches in the table", ranked?.played, played);
    if (ranked?.played === played && (ranked.goals_for !== goals || ranked.goals_against !== goals_against))
      about.add(`${goals}-${goals_against} beside ${ranked.goals_for}-${ranked.goals_against} in the table`);
    for (const [what, split] of [
      ["half-times", answers.halfFull[index]],
      ["goal times", answers.times[index]],
      ["lines", answers.lines[index]],
    ] as const)
      if (split) checkSplit(about, what, split);
    const halfTimes = sum(Object.values(answers.halfFull[index]?.total ?? {}) as number[]);
    about.atMost("half-times of matches", halfTimes, played);
    if (whole) about.same("half-times of matches", halfTimes, played);
    // Goal times cover ninety minutes, a cup's goals extra time too; a league has none.
    const scored = sum(answers.times[index]?.total.scored ?? []);
    about.atMost("moments of goals", scored, goals);
    if (whole && ranked?.played === played) about.same("moments of goals", scored, goals);
    const line = answers.lines[index]?.total.handicap.played ?? 0;
    about.atMost("handicaps of matches", line, played);
    if (whole) about.same("handicaps of matches", line, played);
    odd.push(...about.list);
    const squad = answers.squads?.get(team.id);
    if (!squad) continue;
    for (const one of squad)
      odd.push(...problemsOfPlayerSeason(`${team.name}, ${one.player.name}`, played, one.stats));
    const players = squad.map((one) => one.stats);
    const byPlayers = sum(players.map((one) => one.goals ?? 0));
    if (byPlayers + own > goals) odd.push(`${team.name}: players scored ${byPlayers} of ${goals} goals`);
    if (whole) odd.push(...problemsOfWhole({ name: team.name, played, goals, own, players }));
  }
  const goals = sum(answers.stats.map((row) => row.goals));
  const against = sum(answers.stats.map((row) => row.goals_against));
  if (goals !== against) odd.push(`${goals} goals scored and ${against} conceded`);
  const byPlayers = sum(answers.scorers.map((scorer) => scorer.goals)) + sum([...answers.ownGoals.values()]);
  if (whole ? goals !== byPlayers : byPlayers > goals)
    odd.push(`scorers and own goals are ${byPlayers} of ${goals} goals`);
  return answers.squads ? [...odd, ...problemsOfPlayers(answers, source)] : odd;
}

/** Contradictions among all aggregates of a season, as of a time. */
export async function problemsOfSeason(
  db: Database,
  seasonId: number,
  nowMs: number,
  { whole, players }: Looking,
): Promise<string[]> {
  return problemsOfSeasonAnswers(await answersOfSeason(db, seasonId, nowMs, { players }), { whole });
}

/** Statistics that a season sums over the matches that have them, and pairs of statistics of the same matches. */
const SINGLE = ["goals", "assists", "yellow_cards", "red_cards", "minutes_played"] as const;
const PAIRED = ["shots", "passes", "fouls"] as const;

/** Contradictions between a player's ended matches, one by one, and the player's season. */
export function problemsOfPlayer(
  { id, season, appearances }: PlayerAnswers,
  { whole }: SourceOfSeason,
): string[] {
  const odd = new Problems(`player ${id}`);
  const ended = appearances.filter(({ match }) => match.status === "ended").map(({ stats }) => stats);
  for (const stat of whole ? [...SINGLE, ...PAIRED] : SINGLE) {
    const known = ended.flatMap((stats) => stats[stat] ?? []);
    if (season || known.length > 0)
      odd.same(`${stat} of ended matches`, sum(known), season ? season[stat] : 0);
  }
  const played = ended.filter(({ minutes_played }) => (minutes_played ?? 0) > 0).length;
  if (whole) odd.same("ended matches played", played, season?.appearances ?? 0);
  return odd.list;
}

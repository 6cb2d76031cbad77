import { connectedMatches } from "#shared/competition/connected-matches.rules.ts";
import { rankTeams } from "#shared/standings/index.ts";
import {
  groupsOfMeetings,
  type Meeting,
  modeOfMeetings,
  type StageMode,
} from "../stages/stage-mode.rules.ts";
import type { SeasonFormat } from "./season-formats.table.ts";

/** A stage of a season with its own table, or its ties. `at` of its matches is a day, counted from 1970. */
export interface FoundStage<Match extends Meeting> {
  readonly name: string;
  readonly mode: StageMode;
  readonly matches: readonly Match[];
  /** The group of each team; empty where the stage has one table, or none. */
  readonly groups: ReadonlyMap<string, string>;
}

interface SeasonStages<Match extends Meeting> {
  /** In the order of the season. */
  readonly stages: readonly FoundStage<Match>[];
  /** Matches of several stages may share a table: teams have played very differently, some pairs very often. */
  readonly isDoubtful: boolean;
}

/** A group of a second stage, and the number of teams of a league, have been no smaller. */
const SMALLEST_GROUP = 4;
const SMALLEST_LEAGUE = 8;
/** Groups of a first stage are larger, so that the first rounds of a league cannot look like them. */
const SMALLEST_FIRST_GROUP = 6;
const DAY_MS = 86_400_000;

const pairOf = ({ home, away }: Meeting): string => JSON.stringify([home, away].sort());
const teamsOf = (matches: readonly Meeting[]): ReadonlySet<string> =>
  new Set(matches.flatMap(({ home, away }) => [home, away]));
const isWithin = (teams: ReadonlySet<string>, league: ReadonlySet<string>): boolean =>
  [...teams].every((team) => league.has(team));
const countsOf = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, of]) => [key, of.length]));

/** How often each two of the teams have met, if all have met equally often; else 0. */
function evenMeetings(matches: readonly Meeting[]): number {
  const teams = teamsOf(matches).size;
  const most = Math.max(0, ...countsOf(matches.map(pairOf)).values());
  return matches.length * 2 === most * teams * (teams - 1) ? most : 0;
}

const fewestMeetings = (matches: readonly Meeting[]): number => {
  const [teams, pairs] = [teamsOf(matches).size, countsOf(matches.map(pairOf))];
  return pairs.size * 2 === teams * (teams - 1) ? Math.min(...pairs.values()) : 0;
};

/** Lengths of the season, in matches, at the ends of those days at which all its teams have played equally often. */
function evenLengths(sorted: readonly Meeting[]): { length: number; played: number }[] {
  const played = new Map<string, number>();
  let most = 0;
  return sorted.flatMap((match, index) => {
    for (const team of [match.home, match.away]) {
      const count = (played.get(team) ?? 0) + 1;
      played.set(team, count);
      most = Math.max(most, count);
    }
    const length = index + 1;
    const isEven = sorted[length]?.at !== match.at && length * 2 === most * played.size;
    return isEven ? [{ length, played: most }] : [];
  });
}

const componentsOf = <Match extends Meeting>(matches: readonly Match[]): Match[][] =>
  connectedMatches(matches, ({ home, away }) => [home, away]);

/** Opponents of each team after which groups by place are no chance of the next rounds of a league. */
const ENOUGH_OPPONENTS = 3;

/** A block of the regular season's table whose teams have met several of each other, as in a second stage under way. */
function isBlock(matches: readonly Meeting[], places: ReadonlyMap<string, number>): boolean {
  const pairs = [...Map.groupBy(matches, pairOf).values()];
  const opponents = countsOf(pairs.flatMap(([first]) => (first ? [first.home, first.away] : [])));
  const own = [...opponents.keys()].flatMap((team) => places.get(team) ?? []);
  return (
    own.length === opponents.size &&
    Math.max(...own) - Math.min(...own) === own.length - 1 &&
    Math.min(...opponents.values()) >= ENOUGH_OPPONENTS
  );
}

/** Teams of the groups in which a second stage is played, each as `isGroup`; null where its matches show none. */
function groupsAs(
  isGroup: (matches: readonly Meeting[]) => boolean,
  places: ReadonlyMap<string, number>,
  rest: readonly Meeting[],
): ReadonlySet<string>[] | null {
  const core = new Set(places.keys());
  for (let end = rest.length; end > 0; end = rest.findIndex(({ at }) => at === rest[end - 1]?.at)) {
    const found = componentsOf(rest.slice(0, end)).map((matches) => ({ matches, teams: teamsOf(matches) }));
    const groups = found.filter(({ teams }) => teams.size >= SMALLEST_GROUP);
    // Two teams that meet at least twice, or a team of another league, play ties meanwhile.
    const areTies = found.every(
      ({ matches, teams }) =>
        teams.size >= SMALLEST_GROUP || (teams.size === 2 && (matches.length > 1 || !isWithin(teams, core))),
    );
    const isClosed = groups.length > 1 || groups.some(({ teams }) => !isWithin(core, teams));
    if (groups.every(({ matches }) => isGroup(matches)) && areTies && isClosed)
      return groups.map(({ teams }) => teams);
  }
  return null;
}

/** All teams have met; four of them twice, because four of eight may have met after three rounds of a larger group. */
const isWhole = (matches: readonly Meeting[]): boolean =>
  fewestMeetings(matches) >= (teamsOf(matches).size < SMALLEST_FIRST_GROUP ? 2 : 1);

/** The same: whole groups, or blocks of the table under way. Two groups with the ties between them are a block, too. */
const secondGroups = (places: ReadonlyMap<string, number>, rest: readonly Meeting[]) =>
  groupsAs(isWhole, places, rest) ?? groupsAs((matches) => isBlock(matches, places), places, rest);

interface Split<Match extends Meeting> {
  readonly groups: readonly (readonly Match[])[];
  readonly ties: readonly Match[];
}

/** Meetings of a group after all its teams have met equally often: a second leg, or ties that follow. */
function extraMeetings<Match extends Meeting>(matches: readonly Match[]): Match[] {
  const fewest = Math.max(1, fewestMeetings(matches));
  return [...Map.groupBy(matches, pairOf).values()].flatMap((of) => of.slice(fewest));
}

/**
 * Matches of a second stage: those within a group, and ties. Ties may pair teams of one group, too: once all have met
 * twice, or where the winner goes on to meet a team of another group.
 */
function splitSecondStage<Match extends Meeting>(
  groups: readonly ReadonlySet<string>[],
  rest: readonly Match[],
): Split<Match> {
  const within = groups.map((teams) => rest.filter(({ home, away }) => teams.has(home) && teams.has(away)));
  const inGroup = new Set(within.flat());
  const across = new Set(rest.filter((match) => !inGroup.has(match)));
  const isTwice = new Set(within.filter((of) => fewestMeetings(of) > 1).flat());
  const extra = within.flatMap((of) => extraMeetings(of));
  const ties = new Set(
    componentsOf([...across, ...extra])
      .filter((of) => of.some((match) => across.has(match) || isTwice.has(match)))
      .flat(),
  );
  return {
    groups: within.map((of) => of.filter((match) => !ties.has(match))),
    ties: rest.filter((match) => ties.has(match)),
  };
}

/** Places of the teams by points and goals; the file does not state deductions. */
function placesOf(matches: readonly Meeting[]): ReadonlyMap<string, number> {
  const names = [...teamsOf(matches)];
  const idOf = new Map(names.map((name, id) => [name, id]));
  const ranked = rankTeams(
    names.map((name, id) => ({ id, name, deducted_points: 0 })),
    matches.flatMap(({ home, away, at, goals }) =>
      goals === null
        ? []
        : [
            {
              ...{ home_team_id: idOf.get(home) ?? 0, away_team_id: idOf.get(away) ?? 0, match_time: at },
              ...{ home_goals: goals[0], away_goals: goals[1], home_half: null, away_half: null },
            },
          ],
    ),
    "goal_difference",
  );
  return new Map(ranked.map(({ team_id, position }) => [names[team_id] ?? "", position]));
}

/**
 * Share of the pairs of two groups in which the team of the first is placed better. Between a championship and a
 * relegation round it is 1, less a pair where points were deducted; between parallel groups about a half.
 */
function shareAbove(first: readonly number[], second: readonly number[]): number {
  const better = first.flatMap((place) => second.filter((other) => place < other)).length;
  return better / (first.length * second.length);
}
/** The share from which one group is above the other. */
const DISTINCT = 0.75;

/** Groups of a second stage by place in the regular season; parallel ones are together. */
function tiersOf<Match extends Meeting>(
  groups: readonly (readonly Match[])[],
  places: ReadonlyMap<string, number>,
): (readonly Match[])[][] {
  const placed = groups.map((matches) => {
    const own = [...teamsOf(matches)].flatMap((team) => places.get(team) ?? []);
    return { matches, own, mean: own.reduce((sum, place) => sum + place, 0) / own.length };
  });
  const tiers: (typeof placed)[] = [];
  for (const group of placed.toSorted((a, b) => a.mean - b.mean)) {
    const last = tiers.at(-1);
    if (last?.some(({ own }) => shareAbove(own, group.own) < DISTINCT)) last.push(group);
    else tiers.push([group]);
  }
  return tiers.map((tier) => tier.map(({ matches }) => matches));
}

const NO_GROUPS: ReadonlyMap<string, string> = new Map();
const REGULAR_SEASON = "Regular season";
const PLAY_OFFS = "Play-offs";

function groupNames(groups: readonly (readonly Meeting[])[]): ReadonlyMap<string, string> {
  if (groups.length < 2) return NO_GROUPS;
  return new Map(
    groups.flatMap((matches, at) => [...teamsOf(matches)].map((team) => [team, `Group ${at + 1}`] as const)),
  );
}

const tableOf = <Match extends Meeting>(name: string, matches: readonly Match[]): FoundStage<Match> => ({
  name,
  mode: "points",
  matches,
  groups: NO_GROUPS,
});

const tiesOf = <Match extends Meeting>(name: string, matches: readonly Match[]): FoundStage<Match>[] =>
  matches.length === 0 ? [] : [{ name, mode: "knock_out", matches, groups: NO_GROUPS }];

/** The name of a tier: those with the first and the last of the regular season are for the title and against relegation. */
function tierName(teams: ReadonlySet<string>, places: ReadonlyMap<string, number>): string {
  const own = [...teams].flatMap((team) => places.get(team) ?? []);
  const [hasFirst, hasLast] = [own.includes(1), own.includes(places.size)];
  if (hasFirst && hasLast) return "Second group stage";
  if (hasFirst) return "Championship round";
  return hasLast ? "Relegation round" : "Europe play-offs";
}

/** Whether each team has ended a tie before its next, as in play-offs against relegation, in which the beaten go on. */
function areInTurn(ties: readonly Meeting[]): boolean {
  const opponents = new Map<string, string[]>();
  for (const { home, away } of ties.toSorted((a, b) => a.at - b.at)) {
    opponents.set(home, [...(opponents.get(home) ?? []), away]);
    opponents.set(away, [...(opponents.get(away) ?? []), home]);
  }
  return [...opponents.values()].every((met) => {
    const turns = met.filter((team, at) => team !== met[at - 1]);
    return turns.length === new Set(met).size && met.length <= turns.length * 2;
  });
}

/** The second stage in groups, and ties after it; null where the rest of the season is something else. */
function secondStage<Match extends Meeting>(
  core: readonly Match[],
  rest: readonly Match[],
): FoundStage<Match>[] | null {
  const places = placesOf(core);
  const groups = secondGroups(places, rest);
  if (!groups) return null;
  const split = splitSecondStage(groups, rest);
  if (modeOfMeetings(split.ties) === "points" && !areInTurn(split.ties)) return null;
  const tiers = tiersOf(split.groups, places).map((tier) => {
    const matches = tier.flat();
    const name = tierName(teamsOf(matches), places);
    return { ...tableOf(name, matches), groups: groupNames(tier) };
  });
  // A fourth tier, and one without a name of its own, are unknown to the leagues of these files.
  if (new Set(tiers.map(({ name }) => name)).size < tiers.length) return null;
  return [...tiers, ...tiesOf(PLAY_OFFS, split.ties)];
}

/**
 * Whether what follows the regular season is a knock-out. The next matches of a league in progress must not look like
 * one, so either each tie has a team of another league, or a few teams have found one winner among them.
 */
function isKnockOut(core: readonly Meeting[], rest: readonly Meeting[]): boolean {
  const mode = modeOfMeetings(rest);
  if (rest.length === 0 || mode === "points") return false;
  const league = teamsOf(core);
  const components = componentsOf(rest);
  if (components.every((of) => !isWithin(teamsOf(of), league))) return true;
  const teams = teamsOf(rest).size;
  const isDecided = components.length === 1 && countsOf(rest.map(pairOf)).size === teams - 1;
  return mode === "knock_out" && isDecided && teams * 2 <= league.size;
}

/** Stages of a season, or half season, in which all teams meet equally often before anything else; null without an end. */
function afterRoundRobin<Match extends Meeting>(
  sorted: readonly Match[],
  isHalf: boolean,
): FoundStage<Match>[] | null {
  for (const { length } of evenLengths(sorted)) {
    const [core, rest] = [sorted.slice(0, length), sorted.slice(length)];
    if (teamsOf(core).size < SMALLEST_LEAGUE || evenMeetings(core) < (isHalf ? 1 : 2)) continue;
    if (isHalf) return [tableOf(REGULAR_SEASON, core), ...tiesOf(PLAY_OFFS, rest)];
    const after = secondStage(core, rest) ?? (isKnockOut(core, rest) ? tiesOf(PLAY_OFFS, rest) : null);
    if (after) return [tableOf(REGULAR_SEASON, core), ...after];
  }
  return null;
}

/** Stages of a season that begins in groups which never meet; null for another one. */
function afterGroups<Match extends Meeting>(sorted: readonly Match[]): FoundStage<Match>[] | null {
  const lengths = new Set([...evenLengths(sorted).map(({ length }) => length), sorted.length]);
  for (const length of [...lengths].toReversed()) {
    const [core, rest] = [sorted.slice(0, length), sorted.slice(length)];
    const groupOf = groupsOfMeetings(core);
    if (!groupOf) continue;
    const groups = [...Map.groupBy(core, ({ home }) => groupOf.get(home)).values()];
    const isSmall = groups.some((of) => teamsOf(of).size < SMALLEST_FIRST_GROUP);
    const isOpen = rest.length > 0 && groups.some((of) => evenMeetings(of) < 2);
    if (isSmall || isOpen || (modeOfMeetings(rest) === "points" && !areInTurn(rest))) continue;
    const table = { ...tableOf(REGULAR_SEASON, core), groups: groupNames(groups) };
    return [table, ...tiesOf(PLAY_OFFS, rest)];
  }
  return null;
}

/** Stages of a season after whose known number of matches per team ties follow; null before the end. */
function afterMatches<Match extends Meeting>(
  sorted: readonly Match[],
  matches: number,
): FoundStage<Match>[] | null {
  const end = evenLengths(sorted).find(({ played }) => played === matches);
  if (!end) return null;
  return [
    tableOf(REGULAR_SEASON, sorted.slice(0, end.length)),
    ...tiesOf(PLAY_OFFS, sorted.slice(end.length)),
  ];
}

/** More matches than others that may be due to postponed ones. */
const UNEVEN = 3;

/**
 * Whether some teams have over {@link UNEVEN} matches more than others and two have met more often than in a plain
 * league, so that an unfinished plain league is never uneven.
 */
function isUneven(matches: readonly Meeting[], isHalf: boolean): boolean {
  const played = [...countsOf(matches.flatMap(({ home, away }) => [home, away])).values()];
  const mostMeetings = Math.max(0, ...countsOf(matches.map(pairOf)).values());
  return Math.max(...played) - Math.min(...played) > UNEVEN && mostMeetings > (isHalf ? 1 : 2);
}

/** A league has played so often that teams with a third of it are of another league: they meet few opponents. */
const ENOUGH_PLAYED = 18;
const MOST_OF_GUESTS = 6;
const MOST_OPPONENTS = 3;

/**
 * Ties with clubs of another league, for a place in this one: they begin late in its season, but often before its end.
 * A club that withdrew has played early, and more opponents.
 */
function guestTies<Match extends Meeting>(sorted: readonly Match[]): ReadonlySet<Match> {
  const played = countsOf(sorted.flatMap(({ home, away }) => [home, away]));
  if (Math.max(0, ...played.values()) < ENOUGH_PLAYED) return new Set();
  const isGuest = (team: string): boolean => (played.get(team) ?? 0) <= MOST_OF_GUESTS;
  const ties = sorted.filter(({ home, away }) => isGuest(home) || isGuest(away));
  const pairs = [...Map.groupBy(ties, pairOf).values()].flatMap(([first]) => first ?? []);
  const opponents = countsOf(pairs.flatMap(({ home, away }) => [home, away]));
  const isLate = sorted.slice(0, sorted.length / 2).every((match) => !ties.includes(match));
  const areFew = [...opponents.values()].every((count) => count <= MOST_OPPONENTS);
  return isLate && areFew ? new Set(ties) : new Set();
}

/** The stages with more ties, which join the play-offs or follow the tables. */
function withTies<Match extends Meeting>(
  stages: readonly FoundStage<Match>[],
  ties: ReadonlySet<Match>,
): FoundStage<Match>[] {
  const tables = stages.filter(({ mode }) => mode === "points");
  const others = stages.filter(({ mode }) => mode !== "points").flatMap(({ matches }) => matches);
  return [
    ...tables,
    ...tiesOf(
      PLAY_OFFS,
      [...others, ...ties].toSorted((a, b) => a.at - b.at),
    ),
  ];
}

/** Stages of a league's matches, and of ties that clubs of other leagues play while its season still goes on. */
function stagesOfRun<Match extends Meeting>(
  all: readonly Match[],
  format: SeasonFormat,
): SeasonStages<Match> {
  const found = stagesOfLeague(all, format);
  if (found.stages.length > 1) return found;
  const ties = guestTies(all);
  if (ties.size === 0) return found;
  const own = stagesOfLeague(
    all.filter((match) => !ties.has(match)),
    format,
  );
  return { ...own, stages: withTies(own.stages, ties) };
}

function stagesOfLeague<Match extends Meeting>(
  sorted: readonly Match[],
  { halvesFrom, matches }: SeasonFormat,
): SeasonStages<Match> {
  const isHalf = halvesFrom !== null;
  const found =
    matches === null
      ? (afterRoundRobin(sorted, isHalf) ?? (isHalf ? null : afterGroups(sorted)))
      : afterMatches(sorted, matches);
  return {
    stages: found ?? [tableOf(REGULAR_SEASON, sorted)],
    isDoubtful: found === null && isUneven(sorted, isHalf),
  };
}

/**
 * The stages of a season in a list of its matches that names none. The regular season ends with a day at which all
 * teams of the league have met equally often, at least twice; what follows must be closed groups, or ties. A season
 * without such a day, as with a match postponed beyond it, stays one table.
 */
export function stagesOfSeason<Match extends Meeting>(
  matches: readonly Match[],
  format: SeasonFormat,
): SeasonStages<Match> {
  const sorted = matches.toSorted((a, b) => a.at - b.at);
  if (format.halvesFrom === null) return stagesOfRun(sorted, format);
  const isFirst = ({ at }: Meeting): boolean =>
    new Date(at * DAY_MS).getUTCMonth() < 6 === (format.halvesFrom === "january");
  const halves = [...Map.groupBy(sorted, isFirst)].map(([isOfFirst, of]) => {
    const name = isOfFirst ? "Apertura" : "Clausura";
    const { stages, isDoubtful } = stagesOfRun(of, format);
    const named = stages.map((stage) => ({
      ...stage,
      name: stage.mode === "points" ? name : `${name} Playoffs`,
    }));
    return { stages: named, isDoubtful };
  });
  return {
    stages: halves.flatMap(({ stages }) => stages),
    isDoubtful: halves.some(({ isDoubtful }) => isDoubtful),
  };
}

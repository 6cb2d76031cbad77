import type { BatchTeam } from "../batch.schema.ts";
import type { ClubName } from "./club-name.rules.ts";
import type { Linking } from "./linking.ts";

/** Matches of a batch by team: two spellings of one club never meet, and never play twice on a day. */

const DAY_S = 86_400;

interface Fixture {
  readonly season: string;
  /** Day UTC, counted from 1970. */
  readonly day: number;
  readonly opponent: string;
  readonly isHome: boolean;
  /** Kick-off, seconds UTC. */
  readonly at: number;
}

export type Fixtures = ReadonlyMap<string, readonly Fixture[]>;

/** Fixtures by external id of the team. */
export function fixturesOf({ batch }: Linking): Fixtures {
  const fixtures = new Map<string, Fixture[]>();
  for (const { season, home, away, match_time: at } of batch.matches) {
    for (const [team, opponent] of [
      [home, away],
      [away, home],
    ] as const) {
      const list = fixtures.get(team) ?? [];
      list.push({ season, day: Math.floor(at / DAY_S), opponent, isHome: team === home, at });
      fixtures.set(team, list);
    }
  }
  return fixtures;
}

/** Matches of a team in a season. */
export const countIn = (fixtures: Fixtures, team: string, season: string): number =>
  (fixtures.get(team) ?? []).filter((one) => one.season === season).length;

/**
 * True when two names can be one club as far as the batch's matches say: they never meet nor play other opponents on
 * one day, and in each of the `shared` seasons both have played. A table that lists both without a match tells them
 * apart.
 */
function canBeOne(fixtures: Fixtures, a: string, b: string, shared: readonly string[]): boolean {
  if (!shared.every((season) => countIn(fixtures, a, season) > 0 && countIn(fixtures, b, season) > 0))
    return false;
  const days = Map.groupBy(fixtures.get(b) ?? [], ({ day }) => day);
  return (fixtures.get(a) ?? []).every(
    ({ day, opponent, isHome }) =>
      opponent !== b &&
      (days.get(day) ?? []).every((other) => other.opponent === opponent && other.isHome === isHome),
  );
}

/**
 * Matches of each club of a season, and the number that most of them have. `clubOf` is the same for all names of a club.
 */
export function matchCounts(fixtures: Fixtures, season: string, clubOf: (team: string) => string | number) {
  const clubs = Map.groupBy(fixtures.keys(), clubOf);
  const counts = new Map(
    [...clubs].map(([club, names]) => [
      club,
      names.reduce((sum, name) => sum + countIn(fixtures, name, season), 0),
    ]),
  );
  const frequency = Map.groupBy(
    [...counts.values()].filter((count) => count > 0),
    (count) => count,
  );
  const [usual] = [...frequency].sort(([a, many], [b, more]) => more.length - many.length || b - a);
  return { countOf: (team: string): number => counts.get(clubOf(team)) ?? 0, usual: usual?.[0] ?? 0 };
}

/** A new team with its name, and the stored teams of its country that it may be. */
export interface NamedTeam {
  readonly row: BatchTeam;
  readonly name: ClubName;
  readonly candidates: readonly StoredTeam[];
}

export interface StoredTeam {
  readonly id: number;
  readonly name: ClubName;
}

/** Facts of the batch that tell two spellings from two clubs. */
export interface TeamFacts {
  readonly linking: Linking;
  readonly fixtures: Fixtures;
  readonly seasons: ReadonlyMap<string, ReadonlySet<string>>;
}

const sharedOf = ({ seasons }: TeamFacts, a: string, b: string): string[] =>
  [...(seasons.get(a) ?? [])].filter((season) => seasons.get(b)?.has(season));

/** True when nothing in the batch's matches says that two external ids are two clubs. */
export const canBeOneTeam = (facts: TeamFacts, a: string, b: string): boolean =>
  canBeOne(facts.fixtures, a, b, sharedOf(facts, a, b));

import { bindQuery, readAll } from "#origin/db/database.ts";
import { seasonMatches } from "./link.queries.ts";
import { joinRow, type Linking, SAME_KICK_OFF_S, storedId } from "./linking.ts";
import { canBeOneTeam, type NamedTeam, type TeamFacts } from "./team-matches.ts";

/** Joins teams by the matches that two sources describe: the same season, day, side and opponent. */

/** Shared matches that make two names one club, whatever they are; and with a word in common. */
const SURE = 3;
const SURE_WITH_WORD = 2;

type StoredFixture = (typeof seasonMatches)["row"] & {};

/** By stored team, the number of matches that a new team (external id) shares with it. */
export type FixtureMatches = (team: string) => ReadonlyMap<number, number>;

const keyOf = (seasonId: number, opponentId: number, isHome: boolean): string =>
  `${seasonId} ${opponentId} ${isHome}`;

/** Stored matches of the batch's seasons, by season, opponent and side. */
async function readFixtures(
  linking: Linking,
): Promise<ReadonlyMap<string, readonly [team: number, at: number][]>> {
  const ids = new Set(
    linking.batch.matches.flatMap(({ season }) => storedId(linking, "seasons", season) ?? []),
  );
  if (ids.size === 0) return new Map();
  const list = JSON.stringify([...ids]);
  const [rows] = await readAll(linking.db, bindQuery(seasonMatches, list, linking.batch.source));
  const fixtures = new Map<string, [number, number][]>();
  const add = (key: string, team: number, at: number) =>
    fixtures.set(key, [...(fixtures.get(key) ?? []), [team, at]]);
  for (const { season_id, home_id, away_id, match_time } of rows as readonly StoredFixture[]) {
    add(keyOf(season_id, away_id, true), home_id, match_time);
    add(keyOf(season_id, home_id, false), away_id, match_time);
  }
  return fixtures;
}

/** Counts by stored team how many matches of a new team it has. */
function sharedWith(facts: TeamFacts, stored: Awaited<ReturnType<typeof readFixtures>>, team: string) {
  const counts = new Map<number, number>();
  for (const { season, opponent, isHome, at } of facts.fixtures.get(team) ?? []) {
    const seasonId = storedId(facts.linking, "seasons", season);
    const opponentId = storedId(facts.linking, "teams", opponent);
    if (seasonId === undefined || opponentId === undefined) continue;
    const same = (stored.get(keyOf(seasonId, opponentId, isHome)) ?? []).filter(
      ([, kickOff]) => Math.abs(kickOff - at) <= SAME_KICK_OFF_S,
    );
    for (const [id] of same) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const hasWordOf = ({ name }: NamedTeam, other: NamedTeam["candidates"][number]): boolean =>
  name.words.some((word) => word.length > 2 && other.name.words.includes(word));

/** The stored team that a new one is by its matches: enough of them are shared with it, and none with another. */
function joined(team: NamedTeam, counts: ReadonlyMap<number, number>): number | null {
  const [[id, count] = [0, 0], ...others] = counts;
  const candidate = team.candidates.find((one) => one.id === id);
  if (others.length > 0 || !candidate || candidate.name.squad !== team.name.squad) return null;
  return count >= (hasWordOf(team, candidate) ? SURE_WITH_WORD : SURE) ? id : null;
}

/**
 * Joins new teams with stored ones that have the same matches. Opponents that are joined make further matches
 * comparable, so it goes on until nothing changes. Returns the numbers of shared matches.
 */
export async function joinByFixtures(facts: TeamFacts, teams: readonly NamedTeam[]): Promise<FixtureMatches> {
  const { linking } = facts;
  const stored = teams.length === 0 ? new Map() : await readFixtures(linking);
  const open = new Set(teams);
  for (let before = -1; before !== open.size && stored.size > 0; ) {
    before = open.size;
    for (const team of open) {
      const { external_id } = team.row;
      const id = joined(team, sharedWith(facts, stored, external_id));
      if (id === null) continue;
      const bearers = linking.batch.teams.filter((one) => storedId(linking, "teams", one.external_id) === id);
      if (!bearers.every((one) => canBeOneTeam(facts, external_id, one.external_id))) continue;
      joinRow(linking, "teams", external_id, id);
      open.delete(team);
    }
  }
  return (team) => sharedWith(facts, stored, team);
}

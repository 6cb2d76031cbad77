import { bindQuery, readAll } from "#origin/db/database.ts";
import type { BatchTeam } from "../batch.schema.ts";
import { type ClubName, clubName, findClub, isSameClub } from "./club-name.rules.ts";
import { teamNames } from "./link.queries.ts";
import { type FixtureMatches, joinByFixtures } from "./link-by-matches.ts";
import { codesOf } from "./link-places.ts";
import { joinRow, type Linking, type NameSuspect, storedId, unknownRows } from "./linking.ts";
import { suspicionOf } from "./name-suspects.rules.ts";
import {
  canBeOneTeam,
  countIn,
  fixturesOf,
  matchCounts,
  type NamedTeam,
  type TeamFacts,
} from "./team-matches.ts";

/** Seasons of the batch by team. */
export function seasonsByTeam({ batch }: Linking): ReadonlyMap<string, ReadonlySet<string>> {
  const seasons = new Map<string, Set<string>>();
  const add = (team: string, season: string) =>
    seasons.set(team, (seasons.get(team) ?? new Set<string>()).add(season));
  const seasonOf = new Map(batch.stages.map(({ external_id, season }) => [external_id, season]));
  for (const { stage, team } of batch.stage_teams) {
    const season = seasonOf.get(stage);
    if (season !== undefined) add(team, season);
  }
  for (const { season, team } of batch.squads ?? []) add(team, season);
  for (const { season, home, away } of batch.matches) for (const team of [home, away]) add(team, season);
  return seasons;
}

/** The batch's new teams; candidates are those of the same country, without those that an operator kept apart. */
async function newTeams(linking: Linking): Promise<readonly NamedTeam[]> {
  const codes = codesOf(linking);
  const added = unknownRows(linking, "teams");
  const codeOf = new Map(
    added.flatMap(({ country }) => {
      const id = storedId(linking, "countries", country);
      return id === undefined ? [] : [[id, codes.get(country) ?? country] as const];
    }),
  );
  const ids = [...codeOf.keys()];
  const [rows] =
    ids.length === 0 ? [[]] : await readAll(linking.db, bindQuery(teamNames, JSON.stringify(ids)));
  const stored = rows.flatMap((row) => {
    const [brought, shown] = [row.brought_name, row.name].map((name) =>
      clubName(name, codeOf.get(row.country_id) ?? ""),
    ) as [ClubName, ClubName];
    // A corrected name finds its team as well as the one that its source gives.
    return isSameClub(brought, shown)
      ? [{ ...row, name: brought }]
      : [brought, shown].map((name) => ({ ...row, name }));
  });
  return added.map((row) => {
    const countryId = storedId(linking, "countries", row.country);
    const apart = linking.decisions.apart.get(row.external_id);
    return {
      row,
      name: clubName(row.name, codes.get(row.country) ?? row.country),
      candidates: stored.filter(
        ({ id, country_id, national }) =>
          country_id === countryId && national === Number(row.national) && !apart?.has(id),
      ),
    };
  });
}

/** A stored team that several names of the batch would match stays with those that can be one club. */
function joinConsistent(facts: TeamFacts, found: ReadonlyMap<string, number>): void {
  const { linking } = facts;
  const bearers = new Map<number, string[]>();
  for (const { external_id } of linking.batch.teams) {
    const id = found.get(external_id) ?? storedId(linking, "teams", external_id);
    if (id !== undefined) bearers.set(id, [...(bearers.get(id) ?? []), external_id]);
  }
  for (const [team, id] of found) {
    const others = (bearers.get(id) ?? []).filter((other) => other !== team);
    if (others.every((other) => canBeOneTeam(facts, team, other))) joinRow(linking, "teams", team, id);
  }
}

/** Spellings of one club among new teams: later ones map to the first, unless their matches tell them apart. */
function aliasesAmong(facts: TeamFacts, teams: readonly NamedTeam[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const [index, { row, name }] of teams.entries()) {
    const others = teams.filter(
      (one) =>
        one.row.country === row.country &&
        one.row.national === row.national &&
        one.row !== row &&
        isSameClub(one.name, name),
    );
    const first = teams.slice(0, index).find((one) => others.includes(one));
    if (!first) continue;
    const spellings = [{ row, name }, ...others];
    const isOne = spellings.every((a) =>
      spellings.every(
        (b) =>
          a.row === b.row ||
          (isSameClub(a.name, b.name) && canBeOneTeam(facts, a.row.external_id, b.row.external_id)),
      ),
    );
    if (isOne) aliases.set(row.external_id, first.row.external_id);
  }
  return aliases;
}

/** Fewer matches than this show no season's usual number. */
const SEASON_MATCHES = 8;

/**
 * The team that a shortened name of the same season completes: the only one whose name begins with it, whose matches
 * never contradict, and which has the usual number of matches only together with it. `AFC` with 4 matches and `AFC Ash`
 * with 42 where others have 46 are one.
 */
function completedBy(
  facts: TeamFacts,
  { row, name }: NamedTeam,
  aliases: ReadonlyMap<string, string>,
): BatchTeam | null {
  const { fixtures, linking, seasons } = facts;
  const [season = "", other] = seasons.get(row.external_id) ?? [];
  const count = countIn(fixtures, row.external_id, season);
  const begun = linking.batch.teams.filter(
    (one) => one.country === row.country && one.name.toLowerCase().startsWith(`${row.name.toLowerCase()} `),
  );
  if (other !== undefined || count === 0 || begun.length === 0) return null;
  const clubOf = (team: string) => storedId(linking, "teams", team) ?? aliases.get(team) ?? team;
  const { countOf, usual } = matchCounts(fixtures, season, clubOf);
  const found = begun.filter(
    (one) =>
      clubName(one.name, "").squad === name.squad &&
      countOf(one.external_id) + count === usual &&
      canBeOneTeam(facts, row.external_id, one.external_id),
  );
  return usual >= SEASON_MATCHES && found.length === 1 ? (found[0] ?? null) : null;
}

/** Joins shortened names with the team that completes them. */
function joinShortened(facts: TeamFacts, teams: readonly NamedTeam[], aliases: Map<string, string>): void {
  for (const team of teams) {
    const { external_id } = team.row;
    const isFirst = [...aliases.values()].includes(external_id);
    const whole = isFirst || aliases.has(external_id) ? null : completedBy(facts, team, aliases);
    if (!whole) continue;
    const id = storedId(facts.linking, "teams", whole.external_id);
    if (id === undefined) aliases.set(external_id, aliases.get(whole.external_id) ?? whole.external_id);
    else joinRow(facts.linking, "teams", external_id, id);
  }
}

/** Pairs listed for one name at most. */
const SUSPECTS_EACH = 3;

/** League and season in which a team first appears in the batch. */
export function contextOf({ batch }: Linking, seasons: ReadonlySet<string> | undefined): string | null {
  const [first] = seasons ?? [];
  const season = batch.seasons.find(({ external_id }) => external_id === first);
  const league = batch.competitions.find(({ external_id }) => external_id === season?.competition);
  return season && league ? `${league.name} ${season.name}` : null;
}

/** Stored teams that a new one may be, the likeliest first; not those that it cannot be by its matches. */
function suspectsOf(facts: TeamFacts, team: NamedTeam, shared: FixtureMatches): NameSuspect[] {
  const { linking } = facts;
  const { external_id, name, national } = team.row;
  const queued = linking.decisions.queued.get(external_id);
  const meetings = shared(external_id);
  const bearersOf = (id: number) =>
    linking.batch.teams.filter((one) => storedId(linking, "teams", one.external_id) === id);
  return [...new Map(team.candidates.map((one) => [one.id, one])).values()]
    .flatMap(({ id, name: other }) => {
      const suspicion = national ? null : suspicionOf(team.name, other, meetings.get(id));
      return suspicion && !queued?.has(id) ? [{ ...suspicion, other_id: id }] : [];
    })
    .filter(({ other_id }) =>
      bearersOf(other_id).every((one) => canBeOneTeam(facts, external_id, one.external_id)),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, SUSPECTS_EACH)
    .map((one) => ({
      ...{ kind: "teams" as const, external_id, name, ...one },
      context: contextOf(linking, facts.seasons.get(external_id)),
    }));
}

/** Result of linking the batch's teams. */
export interface LinkedTeams {
  /** The batch's own alternative spellings of teams it introduces: external ids, mapped to that of the first. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Names that may be stored ones, for an operator. */
  readonly suspects: readonly NameSuspect[];
}

/**
 * Links teams that are stored under another name: by their names, else by their matches of a stored season, else within
 * the batch.
 */
export async function linkTeams(linking: Linking): Promise<LinkedTeams> {
  const added = await newTeams(linking);
  if (added.length === 0) return { aliases: new Map(), suspects: [] };
  const facts = { linking, fixtures: fixturesOf(linking), seasons: seasonsByTeam(linking) };
  const isNew = ({ row }: NamedTeam): boolean => storedId(linking, "teams", row.external_id) === undefined;
  joinConsistent(
    facts,
    new Map(
      added.flatMap(({ row, name, candidates }) => {
        const team = findClub(name, candidates);
        return team ? [[row.external_id, team.id] as const] : [];
      }),
    ),
  );
  const shared = await joinByFixtures(facts, added.filter(isNew));
  const aliases = aliasesAmong(facts, added.filter(isNew));
  joinShortened(facts, added.filter(isNew), aliases);
  const open = added.filter((team) => isNew(team) && !aliases.has(team.row.external_id));
  const suspects =
    linking.batch.provenance === "real" ? open.flatMap((team) => suspectsOf(facts, team, shared)) : [];
  return { aliases, suspects };
}

import { bindQuery, readAll } from "#origin/db/database.ts";
import type { BatchTeam } from "../batch.schema.ts";
import { type ClubName, clubName, findClub, isSameClub } from "./club-name.rules.ts";
import { teamNames } from "./link.queries.ts";
import { codesOf } from "./link-places.ts";
import { joinRow, type Linking, storedId, unknownRows } from "./linking.ts";

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

interface NamedTeam {
  readonly row: BatchTeam;
  readonly name: ClubName;
}

/** The stored candidate for each of the batch's new teams. */
async function candidatesOf(linking: Linking, added: readonly NamedTeam[]): Promise<Map<string, number>> {
  const codes = codesOf(linking);
  const codeOf = new Map(
    added.flatMap(({ row }) => {
      const id = storedId(linking, "countries", row.country);
      return id === undefined ? [] : [[id, codes.get(row.country) ?? row.country] as const];
    }),
  );
  if (codeOf.size === 0) return new Map();
  const [rows] = await readAll(linking.db, bindQuery(teamNames, JSON.stringify([...codeOf.keys()])));
  const stored = rows.map((row) => ({ ...row, name: clubName(row.name, codeOf.get(row.country_id) ?? "") }));
  const found = new Map<string, number>();
  for (const { row, name } of added) {
    const countryId = storedId(linking, "countries", row.country);
    const alike = stored.filter(
      (one) => one.country_id === countryId && one.national === Number(row.national),
    );
    const team = findClub(name, alike);
    if (team) found.set(row.external_id, team.id);
  }
  return found;
}

/** Two teams of one season are distinct: if both would match the same stored one, neither does. */
function withoutClashes(
  linking: Linking,
  found: ReadonlyMap<string, number>,
  seasons: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const bearers = new Map<string, string[]>();
  for (const [team, of] of seasons) {
    const id = found.get(team) ?? storedId(linking, "teams", team);
    if (id === undefined) continue;
    for (const season of of) {
      const key = `${season} ${id}`;
      bearers.set(key, [...(bearers.get(key) ?? []), team]);
    }
  }
  const clashing = new Set([...bearers.values()].filter((teams) => teams.length > 1).flat());
  return new Map([...found].filter(([team]) => !clashing.has(team)));
}

/** Spellings of one club among new teams: later ones map to the first, unless they meet in a season. */
function aliasesAmong(
  teams: readonly NamedTeam[],
  seasons: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const [index, { row, name }] of teams.entries()) {
    const others = teams.filter(
      (one) =>
        one.row.country === row.country &&
        one.row.national === row.national &&
        one.row !== row &&
        isSameClub(one.name, name),
    );
    const isOne = others.every((a) => others.every((b) => isSameClub(a.name, b.name)));
    const spellings = [row, ...others.map((one) => one.row)].map((one) => one.external_id);
    const played = spellings.flatMap((team) => [...(seasons.get(team) ?? [])]);
    const first = teams.slice(0, index).find((one) => others.includes(one));
    if (first && isOne && new Set(played).size === played.length) {
      aliases.set(row.external_id, first.row.external_id);
    }
  }
  return aliases;
}

/**
 * Links teams that are stored under another name. Returns the batch's own alternative spellings of teams it introduces:
 * external ids, mapped to that of the first.
 */
export async function linkTeams(linking: Linking): Promise<ReadonlyMap<string, string>> {
  const codes = codesOf(linking);
  const added = unknownRows(linking, "teams").map((row) => ({
    row,
    name: clubName(row.name, codes.get(row.country) ?? row.country),
  }));
  if (added.length === 0) return new Map();
  const seasons = seasonsByTeam(linking);
  const found = withoutClashes(linking, await candidatesOf(linking, added), seasons);
  for (const [team, id] of found) joinRow(linking, "teams", team, id);
  return aliasesAmong(
    added.filter(({ row }) => !found.has(row.external_id)),
    seasons,
  );
}

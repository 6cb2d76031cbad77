import { bindQuery, readAll } from "#origin/db/database.ts";
import { competitionSpelling } from "../competition-aliases.table.ts";
import { slugOf } from "../slug.ts";
import { competitionNames, countryCodes, seasonNames, stageNames } from "./link.queries.ts";
import { isForeignSeason, joinRow, type Linking, onlyOf, storedId, unknownRows } from "./linking.ts";

/**
 * Normalizes a season's name: `2025/26`, `2025-26`, `2025-2026` and `25/26` are `2025/26`; a single year is unchanged.
 */
export function seasonSpelling(name: string): string {
  const [, from = "", to = ""] = /^(\d{4}|\d{2})\s*[/–-]\s*(\d{4}|\d{2})$/.exec(name.trim()) ?? [];
  if (from === "") return name.trim().toLowerCase();
  const start = from.length === 4 ? from : `${Number(from) >= 80 ? "19" : "20"}${from}`;
  const isNext = Number(to.slice(-2)) === (Number(start) + 1) % 100;
  return isNext ? `${start}/${to.slice(-2)}` : name.trim().toLowerCase();
}

const listOf = (ids: readonly (number | undefined)[]): string =>
  JSON.stringify([...new Set(ids.filter((id) => id !== undefined))]);

/** Countries are matched by code. */
export async function linkCountries(linking: Linking): Promise<void> {
  const added = unknownRows(linking, "countries");
  if (added.length === 0) return;
  const [stored] = await readAll(linking.db, bindQuery(countryCodes));
  const idOf = new Map(stored.map(({ code, id }) => [code, id]));
  for (const { external_id, code } of added) {
    const id = idOf.get(code);
    if (id !== undefined) joinRow(linking, "countries", external_id, id);
  }
}

/** Codes of the batch's countries, by their external ids. */
export const codesOf = ({ batch }: Linking): ReadonlyMap<string, string> =>
  new Map(batch.countries.map(({ external_id, code }) => [external_id, code]));

/** Competitions are matched by country and name. */
export async function linkCompetitions(linking: Linking): Promise<void> {
  const added = unknownRows(linking, "competitions");
  const codes = codesOf(linking);
  const countryIds = listOf(added.map(({ country }) => storedId(linking, "countries", country)));
  if (countryIds === "[]") return;
  const [stored] = await readAll(linking.db, bindQuery(competitionNames, countryIds));
  for (const { external_id, name, country } of added) {
    const code = codes.get(country) ?? country;
    const countryId = storedId(linking, "countries", country);
    const spelling = competitionSpelling(name, code);
    const same = stored.filter(
      (row) =>
        (row.country_id === countryId && competitionSpelling(row.name, code) === spelling) ||
        (row.brought_country_id === countryId && competitionSpelling(row.brought_name, code) === spelling),
    );
    const found = onlyOf(same);
    if (found) joinRow(linking, "competitions", external_id, found.id);
  }
}

/** Seasons are matched by competition and years. */
export async function linkSeasons(linking: Linking): Promise<void> {
  const added = unknownRows(linking, "seasons");
  const competitions = listOf(added.map((row) => storedId(linking, "competitions", row.competition)));
  if (competitions === "[]") return;
  const [stored] = await readAll(linking.db, bindQuery(seasonNames, competitions));
  for (const { external_id, name, competition } of added) {
    const competitionId = storedId(linking, "competitions", competition);
    const spelling = seasonSpelling(name);
    const same = stored.filter(
      (row) => row.competition_id === competitionId && seasonSpelling(row.name) === spelling,
    );
    const found = onlyOf(same);
    if (found) joinRow(linking, "seasons", external_id, found.id);
  }
}

/** Stages of another source's season are matched by name; a season's only table always matches. */
export async function linkStages(linking: Linking): Promise<void> {
  const added = unknownRows(linking, "stages").filter(({ season }) => isForeignSeason(linking, season));
  const seasons = listOf(added.map(({ season }) => storedId(linking, "seasons", season)));
  if (seasons === "[]") return;
  const [stored] = await readAll(linking.db, bindQuery(stageNames, seasons));
  for (const { external_id, name, mode, season } of added) {
    const seasonId = storedId(linking, "seasons", season);
    const alike = stored.filter((row) => row.season_id === seasonId && row.mode === mode);
    const ours = linking.batch.stages.filter((row) => row.season === season && row.mode === mode);
    const found =
      onlyOf(alike.filter((row) => slugOf(row.name) === slugOf(name))) ??
      (mode === "points" && ours.length === 1 ? onlyOf(alike) : undefined);
    if (found) joinRow(linking, "stages", external_id, found.id);
  }
}

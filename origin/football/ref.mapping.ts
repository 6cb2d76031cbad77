import flags from "circle-flags/package.json" with { type: "json" };
import { flagOfNation, INTERNATIONAL } from "#origin/ingest/adapters/nations.table.ts";
import { crestOfClub } from "#origin/ingest/link/club-colours.rules.ts";
import type { CompetitionRef, CountryRef, TeamRef, Translations } from "#shared/match/index.ts";
import type { TeamColumns } from "./ref-columns.sql.ts";

/** References that rows of every noun have: a country, a competition, a team, with translated names. */

/** Translated names from their column; undefined where there are none. The store wrote it from a validated batch. */
export function toTranslations(text: string | null): Translations | undefined {
  return text === null ? undefined : JSON.parse(text);
}

/**
 * Path of a country's flag by its FIFA code, a globe for competitions between countries; null where the set has no
 * flag: of former countries and unknown codes. Browsers keep a flag for a year: another release of the set has another
 * query, under which the file is requested again, while the former one still answers.
 */
function flagPath(code: string): string | null {
  const file = code === INTERNATIONAL.code ? "globe" : flagOfNation(code);
  return file === null ? null : `/flags/${file}.svg?v=${flags.version}`;
}

/** Name columns of any table with translated names. */
interface NamedRow<Id> {
  readonly id: Id;
  readonly name: string;
  readonly translations: string | null;
}

/** A country referenced by another row. */
export function toCountryRef(row: NamedRow<CountryRef["id"]> & { readonly code: string }): CountryRef {
  const { id, code, name } = row;
  return { id, code, name, translations: toTranslations(row.translations), flag: flagPath(code) };
}

type CompetitionColumns = NamedRow<CompetitionRef["id"]> &
  Pick<CompetitionRef, "short_name" | "logo" | "hot">;

/** A competition referenced by another row. */
export function toCompetitionRef(row: CompetitionColumns, country: CountryRef): CompetitionRef {
  const { id, name, short_name, logo, hot } = row;
  return { id, name, short_name, translations: toTranslations(row.translations), logo, hot, country };
}

/** What is drawn for a team without a logo: a national team's flag, a club's own crest where its colours are known. */
function drawnOf({ logo, name, national, country_code }: TeamColumns): Pick<TeamRef, "logo" | "crest"> {
  if (logo !== null) return { logo };
  if (national === 1) return { logo: flagPath(country_code) };
  const crest = crestOfClub(name, country_code);
  return crest === null ? { logo } : { logo, crest };
}

/** A team referenced by another row; `rank` is its table position before the match, null outside of matches. */
export function toTeamRef(row: TeamColumns, rank: number | null = null): TeamRef {
  const { id, name, short_name } = row;
  return { id, name, short_name, translations: toTranslations(row.translations), ...drawnOf(row), rank };
}

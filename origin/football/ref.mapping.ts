import type { CompetitionRef, CountryRef, TeamRef, Translations } from "#shared/match/index.ts";

/** References that rows of every noun have: a country, a competition, a team, with translated names. */

/** Translated names from their column; undefined where there are none. The store wrote it from a validated batch. */
export function toTranslations(text: string | null): Translations | undefined {
  return text === null ? undefined : JSON.parse(text);
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
  return { id, code, name, translations: toTranslations(row.translations) };
}

type CompetitionColumns = NamedRow<CompetitionRef["id"]> &
  Pick<CompetitionRef, "short_name" | "logo" | "hot">;

/** A competition referenced by another row. */
export function toCompetitionRef(row: CompetitionColumns, country: CountryRef): CompetitionRef {
  const { id, name, short_name, logo, hot } = row;
  return { id, name, short_name, translations: toTranslations(row.translations), logo, hot, country };
}

type TeamColumns = NamedRow<TeamRef["id"]> & Pick<TeamRef, "short_name" | "logo">;

/** A team referenced by another row; `rank` is its table position before the match, null outside of matches. */
export function toTeamRef(row: TeamColumns, rank: number | null = null): TeamRef {
  const { id, name, short_name, logo } = row;
  return { id, name, short_name, translations: toTranslations(row.translations), logo, rank };
}

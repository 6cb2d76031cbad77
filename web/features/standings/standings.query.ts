import type { SeasonRef } from "#shared/competition/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import { nameIn, plainText } from "#shared/match/name.rules.ts";
import type { Locale } from "#shared/url/index.ts";
import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";

/** A competition and the season of its table. */
export interface ListedLeague {
  readonly competition: CompetitionRef;
  readonly season: SeasonRef | null;
}

/** Number of a table's rows beside other content. */
export const RANKING_ROWS = 10;

/** The first table of a season. */
export const firstTableQuery = (season_id: number) =>
  derivedOptions(tablesQuery(season_id), "first", ({ promotions, tables }) => ({
    promotions,
    tables: tables.slice(0, 1),
  }));

/** All competitions with their seasons, the hottest first. */
export const competitionsQuery = () => callOptions("/api/v1/football/compseason", {}, "minutes");

/** The hottest competitions. Only these are classified as leagues or cups. */
export const hottestQuery = () => callOptions("/api/v1/football/comp-list", {}, "minutes");

/** Number of selectable leagues on the page. */
const LISTED = 40;

/** Leagues to choose from: the hottest, or those that match the search. */
export const leaguesQuery = (sought: string, locale: Locale) =>
  derivedOptions(competitionsQuery(), `${locale}: ${sought}`, ({ competitions }) =>
    leaguesFound(competitions, sought, locale)
      .slice(0, LISTED)
      .map(({ competition }) => competition),
  );

/** Competitions whose own or country's name contains the text, in the page's language or the provider's. */
export function leaguesFound(
  all: readonly ListedLeague[],
  sought: string,
  locale: Locale,
): readonly ListedLeague[] {
  if (sought === "") return all;
  const text = plainText(sought);
  return all.filter(({ competition }) => {
    const { name, short_name, country } = competition;
    const names = [
      nameIn(locale, competition),
      name,
      short_name ?? "",
      nameIn(locale, country),
      country.name,
    ];
    return names.some((one) => plainText(one).includes(text));
  });
}

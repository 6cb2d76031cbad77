import type { MatchGroup } from "#shared/match/match-order.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

/** A competition of a day with its matches and its position in the list. */
export interface DayLeague extends MatchGroup {
  readonly place: number;
}

export interface DayCountry {
  readonly name: string;
  readonly leagues: readonly DayLeague[];
}

/** The day's competitions by country: countries by name, leagues in list order. */
export function byCountry(groups: readonly MatchGroup[]): DayCountry[] {
  const countries = new Map<string, DayLeague[]>();
  groups.forEach((group, place) => {
    const name = shownName(group.competition.country);
    const leagues = countries.get(name) ?? [];
    countries.set(name, [...leagues, { ...group, place }]);
  });
  return [...countries]
    .map(([name, leagues]) => ({ name, leagues }))
    .sort((one, other) => compareNames(one.name, other.name));
}

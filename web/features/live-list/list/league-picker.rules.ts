import { plainText } from "#shared/match/name.rules.ts";
import type { DayCountry } from "./match-list-countries.ts";

/** Countries and leagues that match the typed text; a matching country keeps all its leagues. */
export function findLeagues(
  countries: readonly DayCountry[],
  typed: string,
  nameOf: (league: DayCountry["leagues"][number]) => string,
): DayCountry[] {
  const sought = plainText(typed);
  const holds = (name: string) => plainText(name).includes(sought);
  return countries.flatMap((country) => {
    if (holds(country.name)) return [country];
    const leagues = country.leagues.filter((league) => holds(nameOf(league)));
    return leagues.length > 0 ? [{ ...country, leagues }] : [];
  });
}

/** The selection after these leagues were added or removed. */
export function choose(
  chosen: ReadonlySet<number>,
  ids: readonly number[],
  isChosen: boolean,
): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

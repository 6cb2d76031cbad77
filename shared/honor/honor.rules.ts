import type { CompetitionId, SeasonId, Translations } from "../match/match.schema.ts";
import { compareNames, compareText } from "../text/text-order.ts";
import type { Honor } from "./honor.schema.ts";

/** A title won in one season. */
export interface WonTitle {
  readonly name: string;
  readonly translations?: Translations | undefined;
  /** As readers write it: `2024/25`. */
  readonly season_name: string;
  readonly competition_id: CompetitionId | null;
  readonly season_id: SeasonId | null;
}

/** Season names begin with a year. */
const newestFirst = (a: string, b: string): number => compareText(b, a);

/** Every title once, with its seasons newest first; the latest title comes first. */
export function groupHonors(won: readonly WonTitle[]): Honor[] {
  const byName = new Map<string, WonTitle[]>();
  for (const title of won) byName.set(title.name, [...(byName.get(title.name) ?? []), title]);
  const honors = [...byName].map(([name, titles]): Honor => {
    const ordered = titles.toSorted((a, b) => newestFirst(a.season_name, b.season_name));
    const translations = ordered.find((title) => title.translations !== undefined)?.translations;
    return {
      name,
      ...(translations === undefined ? {} : { translations }),
      competition_id: ordered.find((title) => title.competition_id !== null)?.competition_id ?? null,
      seasons: ordered.map(({ season_name, season_id }) => ({ name: season_name, season_id })),
    };
  });
  return honors.sort(
    (a, b) => newestFirst(a.seasons[0]?.name ?? "", b.seasons[0]?.name ?? "") || compareNames(a.name, b.name),
  );
}

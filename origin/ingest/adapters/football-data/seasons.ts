/** Derives the season of a day: the files do not state it; their seasons run from summer to summer. */
export interface SeasonYears {
  /** Year in which it starts. */
  readonly year: number;
  /** As displayed: `2025/26`. */
  readonly name: string;
  /** Component of ids: `2025-26`. */
  readonly key: string;
}

const DAY_MS = 86_400_000;
/**
 * The longest season of a file lasted 352 days (2019/20, interrupted by the pandemic for three months); the next one
 * never began within 356 days of the first day of the previous one.
 */
const SEASON_DAYS = 354;
const FIRST_MONTH = 7;

function startingWith(day: string): SeasonYears {
  const [year, month] = day.split("-").map(Number);
  const start = (month ?? 0) >= FIRST_MONTH ? (year ?? 0) : (year ?? 0) - 1;
  const end = String((start + 1) % 100).padStart(2, "0");
  return { year: start, name: `${start}/${end}`, key: `${start}-${end}` };
}

/** The season of each day of one league (`YYYY-MM-DD`), derived from the first day of play. */
export function seasonsOf(days: readonly string[]): ReadonlyMap<string, SeasonYears> {
  const seasons = new Map<string, SeasonYears>();
  let first = "";
  let season: SeasonYears | null = null;
  for (const day of [...new Set(days)].toSorted()) {
    if (season === null || Date.parse(day) - Date.parse(first) >= SEASON_DAYS * DAY_MS) {
      first = day;
      season = startingWith(day);
    }
    seasons.set(day, season);
  }
  return seasons;
}

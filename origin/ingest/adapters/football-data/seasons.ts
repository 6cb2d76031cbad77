/** A season of a league. */
export interface SeasonYears {
  /** Year in which it starts. */
  readonly year: number;
  /** As displayed: `2025/26`, or `2025` within a year. */
  readonly name: string;
  /** Component of ids: `2025-26`. */
  readonly key: string;
}

const DAY_MS = 86_400_000;
const FIRST_MONTH = 7;
/** The shortest summer break between two seasons, days. */
const BREAK_DAYS = 28;
function startingIn(start: number): SeasonYears {
  const end = String((start + 1) % 100).padStart(2, "0");
  return { year: start, name: `${start}/${end}`, key: `${start}-${end}` };
}

/** The season as the files of all seasons write it: `2025`, `2024/2025`, `2024/25`; null for anything else. */
export function seasonOfText(written: string): SeasonYears | null {
  const [, from = "", to] = /^(\d{4})(?:\s*[/-]\s*(\d{4}|\d{2}))?$/.exec(written.trim()) ?? [];
  const year = Number(from);
  if (from === "" || year < 1850) return null;
  if (to === undefined) return { year, name: from, key: from };
  return Number(to.slice(-2)) === (year + 1) % 100 ? startingIn(year) : null;
}

/**
 * The season of each day of one main league (`YYYY-MM-DD`). The files do not state it. Seasons run from summer to summer;
 * one that goes on into July without a summer break, as in 2020, ends with that break.
 */
export function seasonsOf(days: readonly string[]): ReadonlyMap<string, SeasonYears> {
  const seasons = new Map<string, SeasonYears>();
  let before = "";
  let season: SeasonYears | null = null;
  for (const day of [...new Set(days)].toSorted()) {
    const year = Number(day.slice(0, 4));
    const ofMonth = startingIn(Number(day.slice(5, 7)) >= FIRST_MONTH ? year : year - 1);
    const idleDays = before === "" ? Infinity : (Date.parse(day) - Date.parse(before)) / DAY_MS;
    const goesOn = ofMonth.year === (season?.year ?? 0) + 1 && idleDays < BREAK_DAYS;
    if (season === null || (ofMonth.year !== season.year && !goesOn)) season = ofMonth;
    seasons.set(day, season);
    before = day;
  }
  return seasons;
}

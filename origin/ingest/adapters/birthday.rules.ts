import { isDate } from "#shared/time/index.ts";

/** Ages of players, in years at the beginning of a season's first year. */
const AGES = { min: 13, max: 60 };
/** Placeholder of sources for an unknown day. */
const UNKNOWN_DAY = "1900-01-01";

/**
 * A birthday as `YYYY-MM-DD`; null for a part of one, and for one that no player of the season can have. `year` is null
 * for an unknown season.
 */
export function birthdayOf(value: unknown, year: number | null): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  const [, y, m, d] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:T.*)?$/.exec(text) ?? [];
  const [, dd, mm, yyyy] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const day = y ? `${y}-${m}-${d}` : yyyy ? `${yyyy}-${mm?.padStart(2, "0")}-${dd?.padStart(2, "0")}` : "";
  if (!isDate(day) || day === UNKNOWN_DAY) return null;
  if (year === null) return day;
  const age = year - Number(day.slice(0, 4));
  return age >= AGES.min && age <= AGES.max ? day : null;
}

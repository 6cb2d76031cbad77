/** A span of time, seconds UTC: `from` belongs to it, `to` does not. */
export interface SecondsSpan {
  readonly from: number;
  readonly to: number;
}

/** All the time that transfers can be of: from the year 1 to the end of 9999. */
export const EVER: SecondsSpan = { from: -62_135_596_800, to: 253_402_300_800 };

/** Seasons turn on 1 July. */
const JULY = 6;
const startOf = (year: number, month: number): number => Date.UTC(year, month, 1) / 1000;

/** The span of a transfer year: `2026` the calendar year, `2025/26` July 2025 to June 2026. Else null. */
export function spanOfSeasonYear(text: string): SecondsSpan | null {
  const [, first = "", second] = /^([12]\d{3})(?:[/-](\d{2}|\d{4}))?$/.exec(text) ?? [];
  if (first === "") return null;
  const year = Number(first);
  if (second === undefined) return { from: startOf(year, 0), to: startOf(year + 1, 0) };
  const isNext = String(year + 1).endsWith(second);
  return isNext ? { from: startOf(year, JULY), to: startOf(year + 1, JULY) } : null;
}

/** The year in a season's name with other words around it (`Apertura 2026`). Null without one. */
export function spanOfSeasonName(name: string): SecondsSpan | null {
  const [year = ""] = /(?<!\d)[12]\d{3}(?:[/-]\d{2,4})?(?!\d)/.exec(name) ?? [];
  return spanOfSeasonYear(year);
}

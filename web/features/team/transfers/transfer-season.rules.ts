import type { Transfer } from "#shared/player/index.ts";

/** Seasons begin on 1 July. */
const JULY = 6;

/** The season of a time (seconds UTC), as in URLs: `2025-26` is July 2025 to June 2026. */
export function seasonYearOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const first = date.getUTCFullYear() - (date.getUTCMonth() < JULY ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** A season as displayed: `2025/26`. */
export const seasonYearText = (seasonYear: string): string => seasonYear.replace("-", "/");

/** The seasons with transfers, newest first. */
export function seasonYearsOf(transfers: readonly Pick<Transfer, "at">[]): string[] {
  return [...new Set(transfers.map(({ at }) => seasonYearOf(at)))].toSorted().toReversed();
}

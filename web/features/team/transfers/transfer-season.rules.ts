import type { Transfer } from "#shared/player/index.ts";

/** Seasons turn on 1 July. */
const JULY = 6;

/** The season in which a moment (seconds UTC) lies, as addresses write it: `2025-26` is July 2025 to June 2026. */
export function seasonYearOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const first = date.getUTCFullYear() - (date.getUTCMonth() < JULY ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** A season as readers write it: `2025/26`. */
export const seasonYearText = (seasonYear: string): string => seasonYear.replace("-", "/");

/** The seasons in which somebody moved, newest first. */
export function seasonYearsOf(transfers: readonly Pick<Transfer, "at">[]): string[] {
  return [...new Set(transfers.map(({ at }) => seasonYearOf(at)))].toSorted().toReversed();
}

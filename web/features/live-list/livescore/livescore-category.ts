import type { ContinentId } from "#shared/competition/index.ts";
import type { MatchFilter } from "../day/match-filter.ts";

/** Words of `/livescore/{category}`: see shared/url/screens.ts. */
export const LIVESCORE_CATEGORIES = [
  "live",
  "upcoming",
  "ended",
  "hot",
  "europe",
  "asia",
  "south-america",
  "north-america",
  "africa",
  "oceania",
  "world",
] as const;
/** The category segment in the path of a live list. */
export type LivescoreCategory = (typeof LIVESCORE_CATEGORIES)[number];

/** Categories that are statuses. */
const STATUSES = ["live", "upcoming", "ended"] as const satisfies readonly MatchFilter[];
type StatusCategory = (typeof STATUSES)[number];

/** True if a category is a status, and so the day's list rather than a list of its own. */
export const isStatusCategory = (category: LivescoreCategory): category is StatusCategory =>
  STATUSES.some((status) => status === category);

/** The continent of a category; null for a status or for hot matches. */
export const continentOf = (category: LivescoreCategory): ContinentId | null =>
  isStatusCategory(category) || category === "hot" ? null : (category.replace("-", "_") as ContinentId);

/** The category of a path segment, or null if invalid. */
export const readCategory = (word: string): LivescoreCategory | null =>
  LIVESCORE_CATEGORIES.find((category) => category === word) ?? null;

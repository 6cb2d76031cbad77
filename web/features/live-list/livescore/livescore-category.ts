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
/** A word of the path of a live list. */
export type LivescoreCategory = (typeof LIVESCORE_CATEGORIES)[number];

/** Categories that are a status. */
const STATUSES = ["live", "upcoming", "ended"] as const satisfies readonly MatchFilter[];
type StatusCategory = (typeof STATUSES)[number];

/** Whether a category is a status, and so no list of its own beside the day's. */
export const isStatusCategory = (category: LivescoreCategory): category is StatusCategory =>
  STATUSES.some((status) => status === category);

/** The continent whose matches a category shows; null where it shows those of a status, or hot ones. */
export const continentOf = (category: LivescoreCategory): ContinentId | null =>
  isStatusCategory(category) || category === "hot" ? null : (category.replace("-", "_") as ContinentId);

/** The category of a path's word, or null where the word is none. */
export const readCategory = (word: string): LivescoreCategory | null =>
  LIVESCORE_CATEGORIES.find((category) => category === word) ?? null;

import { hasBegun, isLive } from "#shared/match/match-status.ts";
import type { ShownDetail } from "#web/features/live-overlay/use-shown-match.ts";

/** The sections of a match's course, in their order. */
export const COURSE_SECTIONS = ["timeline", "stats", "commentary"] as const;
export type CourseSection = (typeof COURSE_SECTIONS)[number];

type CourseOfMatch = Pick<ShownDetail, "match" | "incidents" | "stats" | "commentary">;

/**
 * The sections with something to show. A match in play has a timeline even without incidents: its first will appear
 * there. Before kick-off only commentary exists, and statistics where a provider already has some.
 */
export function courseSections({ match, incidents, stats, commentary }: CourseOfMatch): CourseSection[] {
  const has: Record<CourseSection, boolean> = {
    timeline:
      hasBegun(match.status) && (isLive(match.status) || incidents.some(({ kind }) => kind !== "corner")),
    stats: stats.length > 0,
    commentary: commentary.length > 0,
  };
  return COURSE_SECTIONS.filter((section) => has[section]);
}

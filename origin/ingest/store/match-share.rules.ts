import * as z from "zod/mini";

/**
 * Who has the say about what of a match. The source that brought it keeps its schedule; every other part belongs to
 * the source that was the first to say something about it, and to the one that brought the match where no other is
 * written down. What belongs to one source is neither changed nor erased by another.
 */

/** `course` is the changes of status with the score; `more_stats` kinds of statistics that the first source lacks. */
export const SHARED_PARTS = [
  "course",
  "incidents",
  "stats",
  "more_stats",
  "lineups",
  "player_stats",
  "commentary",
  "prices",
] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** The form of `matches.part_sources`. */
const PartSources = z.partialRecord(z.enum(SHARED_PARTS), z.string());

/** What one source may write of a match. */
export interface MatchShare {
  /** The source brought the match, or brings it now. */
  readonly isOwner: boolean;
  /**
   * Whether the source may write a part: it is its own, or nobody has said anything of it, in which case saying
   * something makes it its own.
   */
  readonly claim: (part: SharedPart, says: { readonly given: boolean; readonly stored: boolean }) => boolean;
  /** Whether a part is written down as another source's than the one that brought the match. */
  readonly isShared: (part: SharedPart) => boolean;
  /** `matches.part_sources` with all that was claimed. */
  readonly text: () => string | null;
}

const textOf = (parts: z.infer<typeof PartSources>): string | null => {
  const taken = SHARED_PARTS.flatMap((part) => (parts[part] === undefined ? [] : [[part, parts[part]]]));
  return taken.length === 0 ? null : JSON.stringify(Object.fromEntries(taken));
};

/** The share of a source in a match; `stored` is the match as it is stored, undefined for a new one. */
export function shareOf(
  source: string,
  isOwner: boolean,
  stored: { readonly source: string; readonly part_sources: string | null } | undefined,
): MatchShare {
  if (!stored) return { isOwner: true, claim: () => true, isShared: () => false, text: () => null };
  const parts = z.parse(PartSources, JSON.parse(stored.part_sources ?? "{}"));
  // Files of one source that spell everything in another way are two sources here.
  const name = isOwner || stored.source !== source ? source : `${source}+`;
  return {
    isOwner,
    claim(part, says) {
      const holder = parts[part] ?? (says.stored ? stored.source : null);
      if (holder !== null) return holder === name;
      if (says.given && name !== stored.source) parts[part] = name;
      return says.given || name === stored.source;
    },
    isShared: (part) => parts[part] !== undefined,
    text: () => textOf(parts),
  };
}

import * as z from "zod/mini";
import { SHARED_SECTIONS, type SharedSection, sourceOrder } from "./source-order.table.ts";

/**
 * Ownership of match data by kind: each kind belongs to the first source that provided it, and to the source that
 * brought the match if none is recorded. Another source neither changes nor erases it, with two exceptions among polled
 * providers: one with priority over the holder in `sourceOrder` takes the kind over, and the course of a live match
 * passes on when its holder falls silent. A kick-off without an hour belongs to the first source that knows the hour.
 */

/** Schema of `matches.part_sources`. */
const SectionSources = z.partialRecord(z.enum(SHARED_SECTIONS), z.string());

/** Write permissions of a source for a match. */
export interface MatchOwnership {
  /** The source brought the match, or brings it now. */
  readonly isOwner: boolean;
  /**
   * True if the source may write a kind: it owns it, or nobody has provided it, in which case providing it makes the
   * source its owner.
   */
  readonly claim: (
    section: SharedSection,
    presence: {
      readonly given: boolean;
      readonly stored: boolean;
      /** The stored data is a stand-in that any source with better data replaces: a kick-off without an hour. */
      readonly replaceable?: boolean | undefined;
    },
  ) => boolean;
  /** True if another source than the bringer is recorded as the owner of a kind. */
  readonly isShared: (section: SharedSection) => boolean;
  /** True if a kind belonged to another source until now. */
  readonly isTaken: (section: SharedSection) => boolean;
  /** Makes the former holder of a taken kind the holder of an unowned one. */
  readonly leave: (taken: SharedSection, section: SharedSection) => void;
  /** `matches.part_sources` with all claims. */
  readonly text: () => string | null;
}

const textOf = (sections: z.infer<typeof SectionSources>): string | null => {
  const taken = SHARED_SECTIONS.flatMap((section) =>
    sections[section] === undefined ? [] : [[section, sections[section]]],
  );
  return taken.length === 0 ? null : JSON.stringify(Object.fromEntries(taken));
};

/** True if a source has priority over the holder of a kind. */
function comesBefore(section: SharedSection, source: string, holder: string): boolean {
  const [ours, theirs] = [source, holder].map((one) => sourceOrder[section].indexOf(one));
  return ours !== undefined && theirs !== undefined && ours >= 0 && ours < theirs;
}

/** True if a source replaces a holder that has been silent about a live match. */
const standsIn = (section: SharedSection, source: string, silent: boolean): boolean =>
  section === "course" && silent && sourceOrder.course.includes(source);

/** A stored match, and the sources that have fallen silent about it. */
interface SharedMatch {
  readonly source: string;
  readonly part_sources: string | null;
  readonly silent?: ReadonlySet<string>;
}

/** Owner of a kind, from the stored match. */
export function holderOf({ source, part_sources }: SharedMatch, section: SharedSection): string {
  return z.parse(SectionSources, JSON.parse(part_sources ?? "{}"))[section] ?? source;
}

/** The ownership of a source in a match; `stored` is the stored match, undefined for a new one. */
export function ownershipOf(
  source: string,
  isOwner: boolean,
  stored: SharedMatch | undefined,
): MatchOwnership {
  const none = () => false;
  if (!stored) {
    const leave = () => undefined;
    return { isOwner: true, claim: () => true, isShared: none, isTaken: none, leave, text: () => null };
  }
  const sections = z.parse(SectionSources, JSON.parse(stored.part_sources ?? "{}"));
  const formerHolders = new Map<SharedSection, string>();
  // Files of one source with other spellings count as two sources here.
  const name = isOwner || stored.source !== source ? source : `${source}+`;
  return {
    isOwner,
    claim(section, presence) {
      const holder = sections[section] ?? (presence.stored ? stored.source : null);
      if (holder === name) return true;
      if (holder !== null) {
        const isSilent = stored.silent?.has(holder) ?? false;
        const takes =
          presence.given &&
          (presence.replaceable || comesBefore(section, name, holder) || standsIn(section, name, isSilent));
        if (!takes) return false;
        sections[section] = name;
        formerHolders.set(section, holder);
        return true;
      }
      if (presence.given && name !== stored.source) sections[section] = name;
      return presence.given || name === stored.source;
    },
    isShared: (section) => sections[section] !== undefined,
    isTaken: (section) => formerHolders.has(section),
    leave(taken, section) {
      const former = formerHolders.get(taken);
      if (former !== undefined) sections[section] ??= former;
    },
    text: () => textOf(sections),
  };
}

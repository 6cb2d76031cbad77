import * as z from "zod/mini";
import { SHARED_PARTS, type SharedPart, sourceOrder } from "./source-order.table.ts";

/**
 * Ownership of match data by kind: each kind belongs to the first source that provided it, and to the source that
 * brought the match if none is recorded. Another source neither changes nor erases it, with two exceptions among polled
 * providers: one with priority over the holder in `sourceOrder` takes the kind over, and the course of a live match
 * passes on when its holder falls silent.
 */

/** Schema of `matches.part_sources`. */
const PartSources = z.partialRecord(z.enum(SHARED_PARTS), z.string());

/** Write permissions of a source for a match. */
export interface MatchShare {
  /** The source brought the match, or brings it now. */
  readonly isOwner: boolean;
  /**
   * Whether the source may write a kind: it owns it, or nobody has provided it, in which case providing it makes the
   * source its owner.
   */
  readonly claim: (part: SharedPart, says: { readonly given: boolean; readonly stored: boolean }) => boolean;
  /** Whether another source than the bringer is recorded as the owner of a kind. */
  readonly isShared: (part: SharedPart) => boolean;
  /** Whether a kind belonged to another source until now. */
  readonly isTaken: (part: SharedPart) => boolean;
  /** Makes the former holder of a taken kind the holder of an unowned one. */
  readonly leave: (taken: SharedPart, part: SharedPart) => void;
  /** `matches.part_sources` with all claims. */
  readonly text: () => string | null;
}

const textOf = (parts: z.infer<typeof PartSources>): string | null => {
  const taken = SHARED_PARTS.flatMap((part) => (parts[part] === undefined ? [] : [[part, parts[part]]]));
  return taken.length === 0 ? null : JSON.stringify(Object.fromEntries(taken));
};

/** Whether a source has priority over the holder of a kind. */
function comesBefore(part: SharedPart, source: string, holder: string): boolean {
  const [ours, theirs] = [source, holder].map((one) => sourceOrder[part].indexOf(one));
  return ours !== undefined && theirs !== undefined && ours >= 0 && ours < theirs;
}

/** Whether a source replaces a holder that has been silent about a live match. */
const standsIn = (part: SharedPart, source: string, silent: boolean): boolean =>
  part === "course" && silent && sourceOrder.course.includes(source);

/** A stored match, and the sources that have fallen silent about it. */
interface SharedMatch {
  readonly source: string;
  readonly part_sources: string | null;
  readonly silent?: ReadonlySet<string>;
}

/** Owner of a kind, from the stored match. */
export function holderOf({ source, part_sources }: SharedMatch, part: SharedPart): string {
  return z.parse(PartSources, JSON.parse(part_sources ?? "{}"))[part] ?? source;
}

/** The ownership of a source in a match; `stored` is the stored match, undefined for a new one. */
export function shareOf(source: string, isOwner: boolean, stored: SharedMatch | undefined): MatchShare {
  const none = () => false;
  if (!stored) {
    const leave = () => undefined;
    return { isOwner: true, claim: () => true, isShared: none, isTaken: none, leave, text: () => null };
  }
  const parts = z.parse(PartSources, JSON.parse(stored.part_sources ?? "{}"));
  const formerHolders = new Map<SharedPart, string>();
  // Files of one source with other spellings count as two sources here.
  const name = isOwner || stored.source !== source ? source : `${source}+`;
  return {
    isOwner,
    claim(part, says) {
      const holder = parts[part] ?? (says.stored ? stored.source : null);
      if (holder === name) return true;
      if (holder !== null) {
        const isSilent = stored.silent?.has(holder) ?? false;
        const takes = says.given && (comesBefore(part, name, holder) || standsIn(part, name, isSilent));
        if (!takes) return false;
        parts[part] = name;
        formerHolders.set(part, holder);
        return true;
      }
      if (says.given && name !== stored.source) parts[part] = name;
      return says.given || name === stored.source;
    },
    isShared: (part) => parts[part] !== undefined,
    isTaken: (part) => formerHolders.has(part),
    leave(taken, part) {
      const former = formerHolders.get(taken);
      if (former !== undefined) parts[part] ??= former;
    },
    text: () => textOf(parts),
  };
}

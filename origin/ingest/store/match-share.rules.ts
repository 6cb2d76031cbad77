import * as z from "zod/mini";
import { SHARED_PARTS, type SharedPart, sourceOrder } from "./source-order.table.ts";

/**
 * Who has the say about what of a match. Each part belongs to the source that was the first to say something about it,
 * and to the one that brought the match where no other is written down. What belongs to one source is neither changed
 * nor erased by another, with two exceptions among providers that are asked over the net: one that comes before the
 * holder in `sourceOrder` takes the part from it, and the course of a match in play passes on when its holder has
 * fallen silent.
 */

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
  /** Whether a part was another source's until now. */
  readonly isTaken: (part: SharedPart) => boolean;
  /** Makes the former holder of a taken part the holder of another one that nobody has. */
  readonly leave: (taken: SharedPart, part: SharedPart) => void;
  /** `matches.part_sources` with all that was claimed. */
  readonly text: () => string | null;
}

const textOf = (parts: z.infer<typeof PartSources>): string | null => {
  const taken = SHARED_PARTS.flatMap((part) => (parts[part] === undefined ? [] : [[part, parts[part]]]));
  return taken.length === 0 ? null : JSON.stringify(Object.fromEntries(taken));
};

/** Whether a source is believed before the holder of a part. */
function comesBefore(part: SharedPart, source: string, holder: string): boolean {
  const [ours, theirs] = [source, holder].map((one) => sourceOrder[part].indexOf(one));
  return ours !== undefined && theirs !== undefined && ours >= 0 && ours < theirs;
}

/** Whether a source stands in for a holder that has said nothing of a match in play for a while. */
const standsIn = (part: SharedPart, source: string, silent: boolean): boolean =>
  part === "course" && silent && sourceOrder.course.includes(source);

/** A match as it is stored, and the sources that have fallen silent about it. */
interface SharedMatch {
  readonly source: string;
  readonly part_sources: string | null;
  readonly silent?: ReadonlySet<string>;
}

/** Which source has the say about a part, by what is stored of a match. */
export function holderOf({ source, part_sources }: SharedMatch, part: SharedPart): string {
  return z.parse(PartSources, JSON.parse(part_sources ?? "{}"))[part] ?? source;
}

/** The share of a source in a match; `stored` is the match as it is stored, undefined for a new one. */
export function shareOf(source: string, isOwner: boolean, stored: SharedMatch | undefined): MatchShare {
  const none = () => false;
  if (!stored) {
    const leave = () => undefined;
    return { isOwner: true, claim: () => true, isShared: none, isTaken: none, leave, text: () => null };
  }
  const parts = z.parse(PartSources, JSON.parse(stored.part_sources ?? "{}"));
  const formerHolders = new Map<SharedPart, string>();
  // Files of one source that spell everything in another way are two sources here.
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

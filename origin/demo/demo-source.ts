import type { Batch } from "#origin/ingest/batch.schema.ts";
import { type DayNumber, dayOfMs } from "./calendar/days.ts";
import {
  batchesOf,
  effortOf,
  firstDayOf,
  isLater,
  isOnScreen,
  missingParts,
  type Progress,
} from "./parts.ts";
import { comingPlaces, type MatchPlaces } from "./season/coming-places.ts";
import { seasonId, seasonsAt } from "./season/season-ref.ts";
import { createDemoWorld, DAYS_BACK, type DemoWorld } from "./world.ts";

/**
 * Raised whenever a seed makes another world than before: a stored world of another version is thrown away and
 * built anew.
 */
const VERSION = 10;

/** The demo world as the store asks for it. */
export interface DemoSource {
  /** Worlds of one identity fit together. */
  readonly identity: string;
  readonly dayOf: (nowMs: number) => DayNumber;
  /** In the order in which they have to be stored; those of one list are stored together. */
  readonly missingParts: (progress: Progress) => string[][];
  /** Whether the world stands without a part on a day; such parts are the last of those missing. */
  readonly isLater: (part: string, today: DayNumber) => boolean;
  /** How much work a part is beside others. */
  readonly effortOf: (part: string) => number;
  readonly batchesOf: (parts: readonly string[], progress: Progress) => Iterable<Batch>;
  /** Whether readers may be looking at a part's matches. */
  readonly isOnScreen: (part: string, today: DayNumber) => boolean;
  /** External ids of the seasons that are part of the world on a day. */
  readonly seasonIds: (today: DayNumber) => ReadonlySet<string>;
  /** Places in the tables, as of today, of the clubs of the league matches that are told ahead. */
  readonly comingPlaces: (progress: Progress) => readonly MatchPlaces[];
}

/** Makes worlds of a seed; the last one is kept, because parts are asked for one after the other. */
export function createDemoSource(seed: string): DemoSource {
  let last: { readonly key: string; readonly world: DemoWorld } | null = null;
  const worldOf = ({ started, today, done }: Progress): DemoWorld => {
    // A world that stood still has days to tell that are no longer among those that are told in full.
    const isLate =
      started < today &&
      missingParts({ started, today, done })
        .flat()
        .some((part) => part.startsWith("light/"));
    const from = isLate ? firstDayOf({ started }) : today - DAYS_BACK;
    const key = `${today}/${from}`;
    if (last?.key !== key) last = { key, world: createDemoWorld(seed, today, from) };
    return last.world;
  };
  return {
    identity: `${VERSION}-${seed}`,
    dayOf: dayOfMs,
    missingParts,
    isLater,
    effortOf,
    batchesOf: (parts, progress) => batchesOf(parts, worldOf(progress), progress),
    isOnScreen,
    seasonIds(today) {
      const { current, previous } = seasonsAt(today);
      return new Set([...current, ...previous].map(seasonId));
    },
    comingPlaces: (progress) => comingPlaces(worldOf(progress)),
  };
}

import type { Batch } from "#origin/ingest/batch.schema.ts";
import { type DayNumber, dayOfMs } from "./calendar/days.ts";
import { seasonId, seasonsAt } from "./season/season-ref.ts";
import {
  batchesOf,
  effortOf,
  firstDayOf,
  isLater,
  isOnScreen,
  missingSteps,
  type Progress,
} from "./steps.ts";
import { createDemoWorld, DAYS_BACK, type DemoWorld } from "./world.ts";

/** Increment when a seed produces a different world: a stored world of another version is deleted and rebuilt. */
const VERSION = 10;

/** The demo world as a data source of the store. */
export interface DemoSource {
  /** Worlds with the same identity are compatible. */
  readonly identity: string;
  readonly dayOf: (nowMs: number) => DayNumber;
  /** In storage order; the steps of one inner list are stored together. */
  readonly missingSteps: (progress: Progress) => string[][];
  /** True if the world is complete without a step on a day; such steps come last among the missing ones. */
  readonly isLater: (step: string, today: DayNumber) => boolean;
  /** Relative effort of a step. */
  readonly effortOf: (step: string) => number;
  readonly batchesOf: (steps: readonly string[], progress: Progress) => Iterable<Batch>;
  /** True if readers may be looking at the matches of a step. */
  readonly isOnScreen: (step: string, today: DayNumber) => boolean;
  /** External ids of the seasons that are part of the world on a day. */
  readonly seasonIds: (today: DayNumber) => ReadonlySet<string>;
  /** Table positions as of today of the clubs in announced league matches. */
  readonly comingPlaces: (progress: Progress) => readonly MatchPlaces[];
}

/** Creates worlds of a seed; the last one is cached, because steps are requested one after the other. */
export function createDemoSource(seed: string): DemoSource {
  let last: { readonly key: string; readonly world: DemoWorld } | null = null;
  const worldOf = ({ started, today, done }: Progress): DemoWorld => {
    // A world that was paused still has to write days that are no longer fully detailed.
    const isLate =
      started < today &&
      missingSteps({ started, today, done })
        .flat()
        .some((step) => step.startsWith("light/"));
    const from = isLate ? firstDayOf({ started }) : today - DAYS_BACK;
    const key = `${today}/${from}`;
    if (last?.key !== key) last = { key, world: createDemoWorld(seed, today, from) };
    return last.world;
  };
  return {
    identity: `${VERSION}-${seed}`,
    dayOf: dayOfMs,
    missingSteps,
    isLater,
    effortOf,
    batchesOf: (steps, progress) => batchesOf(steps, worldOf(progress), progress),
    isOnScreen,
    seasonIds(today) {
      const { current, previous } = seasonsAt(today);
      return new Set([...current, ...previous].map(seasonId));
    },
    comingPlaces: (progress) => comingPlaces(worldOf(progress)),
  };
}

/** Table positions of both clubs of a match. */
interface MatchPlaces {
  /** External id. */
  readonly match: string;
  readonly home: number;
  readonly away: number;
}

/** Positions before today's matches, for announced league matches from today on. */
function comingPlaces(world: DemoWorld): MatchPlaces[] {
  const { today, until, days } = world;
  const coming = Array.from({ length: until - today + 1 }, (_, index) => today + index);
  return coming.flatMap((day) =>
    days.leagueMatches(day).flatMap(({ league, year, match: { id, home, away } }) => {
      const places = world.leagueWindow(league, year).placesBefore(today);
      const [one, other] = [places?.get(home.id), places?.get(away.id)];
      return one === undefined || other === undefined ? [] : [{ match: id, home: one, away: other }];
    }),
  );
}

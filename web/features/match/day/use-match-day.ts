import { useMemo } from "react";
import { snapshot } from "valtio/vanilla";
import type { Match } from "#shared/match/index.ts";
import { dayOf } from "#web/platform/format.ts";
import { useFetched } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { useMatchOverlay } from "../live/match-overlay.context.tsx";
import type { PushedPlace } from "../live/match-overlay.ts";
import { type MatchDay, matchDayKey, matchDayPartKey } from "../match.keys.ts";

export interface ShownDay {
  /** What was fetched, ascending by kick-off. */
  readonly fetched: readonly Match[];
  /** Matches that belong here, came by push and are not among the fetched ones. */
  readonly added: readonly Match[];
  readonly places: Readonly<Record<number, PushedPlace>>;
}

interface DayUse {
  /** Which part of the day the loader has brought, where it is not all of it; see {@link matchDayPartKey}. */
  readonly part?: string;
  /** On a list of what is in play: what has been since before midnight. Such matches are then added by pushes too. */
  readonly overnight?: readonly Match[] | undefined;
}

/** The matches of a day. Renders when a match changes its status or its day; scores are the rows' own matter. */
export function useMatchDay(date: string, seed: MatchDay, { part, overnight }: DayUse = {}): ShownDay {
  const overlay = useMatchOverlay();
  const key = part === undefined ? matchDayKey(date) : matchDayPartKey(date, part);
  const { matches } = useFetched(key, seed);
  const places = useStore(overlay.places, snapshot, overlay.places_at_first);
  const fetched = useMemo(() => {
    const ids = new Set(matches.map(({ id }) => id));
    const before = overnight?.filter(({ id }) => !ids.has(id)) ?? [];
    return before.length > 0 ? [...before, ...matches] : matches;
  }, [matches, overnight]);
  const hasOvernight = overnight !== undefined;
  return useMemo(() => {
    const known = new Set(fetched.map((match) => Number(match.id)));
    const added = Object.entries(places).flatMap(([id, place]) => {
      const belongs = dayOf(place.match_time) === date || (hasOvernight && place.was_live);
      return belongs && !known.has(Number(id)) ? (overlay.of(Number(id)).match ?? []) : [];
    });
    return { fetched, added, places };
  }, [overlay, fetched, places, date, hasOvernight]);
}

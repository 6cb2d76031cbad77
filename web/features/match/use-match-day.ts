import { useMemo } from "react";
import { snapshot } from "valtio/vanilla";
import type { Match } from "#shared/match/index.ts";
import { dayOf } from "#web/platform/format.ts";
import { useFetched } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { type MatchDay, matchDayKey } from "./match.keys.ts";
import { useMatchOverlay } from "./match-overlay.context.tsx";
import type { PushedPlace } from "./match-overlay.ts";

export interface ShownDay {
  /** What was fetched, ascending by kick-off. */
  readonly fetched: readonly Match[];
  /** Matches of this day that came by push and are not among the fetched ones. */
  readonly added: readonly Match[];
  readonly places: Readonly<Record<number, PushedPlace>>;
}

/** The matches of a day. Renders when a match changes its status or its day; scores are the rows' own matter. */
export function useMatchDay(date: string, seed: MatchDay): ShownDay {
  const overlay = useMatchOverlay();
  const { matches: fetched } = useFetched(matchDayKey(date), seed);
  const places = useStore(overlay.places, snapshot);
  return useMemo(() => {
    const known = new Set(fetched.map((match) => Number(match.id)));
    const added = Object.entries(places).flatMap(([id, place]) => {
      if (known.has(Number(id)) || dayOf(place.match_time) !== date) return [];
      return overlay.of(Number(id)).match ?? [];
    });
    return { fetched, added, places };
  }, [overlay, fetched, places, date]);
}

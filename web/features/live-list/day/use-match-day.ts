import { useMemo } from "react";
import { useSnapshot } from "valtio";
import type { Match } from "#shared/match/index.ts";
import type { PushedPlaces } from "#web/features/live-overlay/match-overlay.ts";
import { useMatchOverlay } from "#web/features/live-overlay/use-shown-match.ts";
import { dayOf } from "#web/platform/i18n/format.ts";

export interface ShownDay {
  /** Matches that belong here, came by push and are not among the fetched ones. */
  readonly added: readonly Match[];
  readonly places: PushedPlaces;
}

interface DayUse {
  /** The list is of now: matches that were pushed in play belong to it, whichever day they began on. */
  readonly isOfNow?: boolean;
}

/** What has been pushed to a list of a day. Renders when a match changes its status or its day; scores are the rows' own matter. */
export function useMatchDay(
  date: string,
  fetched: readonly Match[],
  { isOfNow = false }: DayUse = {},
): ShownDay {
  const overlay = useMatchOverlay();
  const { places } = useSnapshot(overlay.list);
  const known = useMemo(() => new Set(fetched.map((match) => Number(match.id))), [fetched]);
  const added = useMemo(
    () =>
      Object.entries(places).flatMap(([id, place]) => {
        const belongs = dayOf(place.match_time) === date || (isOfNow && place.was_live);
        return belongs && !known.has(Number(id)) ? (overlay.of(Number(id)).match ?? []) : [];
      }),
    [overlay, known, places, date, isOfNow],
  );
  return useMemo(() => ({ added, places }), [added, places]);
}

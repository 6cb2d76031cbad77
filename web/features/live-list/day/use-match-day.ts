import { useMemo } from "react";
import { useSnapshot } from "valtio";
import type { Match } from "#shared/match/index.ts";
import type { PushedPlaces } from "#web/features/live-overlay/match-overlay.ts";
import { useMatchOverlay } from "#web/features/live-overlay/use-shown-match.ts";
import { dayOf } from "#web/platform/i18n/format.ts";

export interface ShownDay {
  /** Pushed matches that belong here and are not among the fetched ones. */
  readonly added: readonly Match[];
  readonly places: PushedPlaces;
}

interface DayUse {
  /** The list shows the present: pushed live matches belong to it, whichever day they began. */
  readonly isOfNow?: boolean;
}

/** Pushed changes to a day's list. Renders when a match changes status or day; rows handle scores. */
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

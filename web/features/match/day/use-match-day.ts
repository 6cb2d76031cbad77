import { useMemo } from "react";
import { snapshot } from "valtio/vanilla";
import type { Match } from "#shared/match/index.ts";
import { byKickOff } from "#shared/match/match-order.ts";
import { dayOf } from "#web/platform/format.ts";
import { useFetched } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { useMatchOverlay } from "../live/match-overlay.context.tsx";
import type { PushedPlace } from "../live/match-overlay.ts";
import { type MatchDay, matchDayKey, matchDayPartKey } from "../match.keys.ts";
import { matchesOfPage, type RestOfList } from "./first-rows.rules.ts";

export interface ShownDay {
  /** What was fetched, ascending by kick-off. */
  readonly fetched: readonly Match[];
  /** What of it the list begins with; all, but where the page has come with its first rows only. */
  readonly first: readonly Match[];
  /** The others of it. */
  readonly late: readonly Match[];
  /** Matches that belong here, came by push and are not among the fetched ones. */
  readonly added: readonly Match[];
  readonly places: Readonly<Record<number, PushedPlace>>;
  /** There is a rest of it that has not come yet. */
  readonly waits: boolean;
}

interface DayUse {
  /** Which part of the day the loader has brought, where it is not all of it; see {@link matchDayPartKey}. */
  readonly part?: string;
  /** On a list of what is in play: what has been since before midnight. Such matches are then added by pushes too. */
  readonly overnight?: readonly Match[] | undefined;
  /** What comes after the loader's answer, where that is the first rows of a list only. */
  readonly rest?: RestOfList | undefined;
}

const NONE: readonly Match[] = [];

/** The matches of a day. Renders when a match changes its status or its day; scores are the rows' own matter. */
export function useMatchDay(date: string, seed: MatchDay, { part, overnight, rest }: DayUse = {}): ShownDay {
  const overlay = useMatchOverlay();
  const name = part ?? (rest && "first");
  const key = name === undefined ? matchDayKey(date) : matchDayPartKey(date, name);
  const day = useFetched(key, seed);
  const { matches } = day;
  // Asked for again, a part has become all of it.
  const waits = rest !== undefined && rest.matches === undefined && day === seed;
  const places = useStore(overlay.places, snapshot, overlay.places_at_first);
  const first = useMemo(
    () => (overnight && overnight.length > 0 ? matchesOfPage({ day: { matches }, overnight }) : matches),
    [matches, overnight],
  );
  const late = useMemo(() => {
    const ids = new Set(first.map(({ id }) => id));
    return rest?.matches?.filter(({ id }) => !ids.has(id)) ?? NONE;
  }, [first, rest]);
  const fetched = useMemo(
    () => (late.length > 0 ? [...first, ...late].sort(byKickOff) : first),
    [first, late],
  );
  const hasOvernight = overnight !== undefined;
  // What has not come yet is not what came by push.
  const takesPushed = !waits || rest?.isMissing === true;
  return useMemo(() => {
    if (!takesPushed) return { fetched, first, late, added: NONE, places, waits };
    const known = new Set(fetched.map((match) => Number(match.id)));
    const added = Object.entries(places).flatMap(([id, place]) => {
      const belongs = dayOf(place.match_time) === date || (hasOvernight && place.was_live);
      return belongs && !known.has(Number(id)) ? (overlay.of(Number(id)).match ?? []) : [];
    });
    return { fetched, first, late, added, places, waits };
  }, [overlay, fetched, first, late, places, date, hasOvernight, takesPushed, waits]);
}

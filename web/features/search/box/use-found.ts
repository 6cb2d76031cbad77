import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchAnswer } from "#shared/search/index.ts";
import { callOf } from "#web/platform/data/query-client.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";

/** Debounce of typing, milliseconds. */
const PAUSE_MS = 200;
/** Rows per kind. */
const LIMIT = 5;

/** State of a search. Earlier results stay while the next ones load. */
export interface FoundState {
  /** The text that the results belong to; empty before the first ones. */
  readonly q: string;
  readonly found: SearchAnswer | null;
  readonly state: "idle" | "loading" | "failed";
}

interface FoundNow extends FoundState {
  readonly retry: () => void;
}

const NOTHING = { q: "", found: null };

/** Results for a text while it is typed; outdated requests are aborted. */
export function useFound(typed: string): FoundNow {
  const q = isNameTooShort(typed) ? "" : typed;
  const tz = shownZone();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ["search while typing", q, tz],
    queryFn: async ({ client, signal }): Promise<Pick<FoundState, "q" | "found">> => {
      if (q === "") return NOTHING;
      // A changed text is another query, which aborts this one.
      await new Promise((over) => setTimeout(over, PAUSE_MS));
      signal.throwIfAborted();
      const { data } = await callOf({ client, signal })("/api/v1/football/search", { q, limit: LIMIT, tz });
      return { q, found: data };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const shown = q === "" || isError ? NOTHING : (data ?? NOTHING);
  const state = isFetching ? "loading" : isError ? "failed" : "idle";
  return { ...shown, state, retry: () => void refetch() };
}

import { useEffect, useState } from "react";
import type { SearchAnswer } from "#shared/search/index.ts";
import { callUntil } from "#web/platform/live/browser-call.ts";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";

/** So long nothing is typed before it is asked for, milliseconds. */
const PAUSE_MS = 200;
/** Rows of each kind. */
const LIMIT = 5;

/** How a search goes. What was found stays while the next is on its way. */
export interface FoundState {
  /** What was found is for this text; empty before anything was. */
  readonly q: string;
  readonly found: SearchAnswer | null;
  readonly state: "idle" | "loading" | "failed";
}

interface FoundNow extends FoundState {
  readonly retry: () => void;
}

const NOTHING: FoundState = { q: "", found: null, state: "idle" };

/** What is found by a text while it is typed; a request that is not wanted any more is given up. */
export function useFound(q: string): FoundNow {
  const [now, setNow] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (isNameTooShort(q)) {
      setNow(NOTHING);
      return;
    }
    setNow((before) => ({ ...before, state: "loading" }));
    const given = new AbortController();
    const timer = setTimeout(() => {
      callUntil(given.signal)("/api/v1/football/search", { q, limit: LIMIT, tz: shownZone() }).then(
        ({ data }) => given.signal.aborted || setNow({ q, found: data, state: "idle" }),
        () => given.signal.aborted || setNow({ q, found: null, state: "failed" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [q, attempt]);
  return { ...now, retry: () => setAttempt((count) => count + 1) };
}

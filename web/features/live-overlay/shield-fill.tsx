import { useEffect } from "react";
import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { callUnder } from "#web/platform/data/browser-call.ts";
import { type MatchOverlay, newerMatch } from "./match-overlay.ts";
import { layFetched } from "./match-push.ts";
import { treatmentOf } from "./match-shield.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

/** No room broadcasts a match that ended before the page was opened, or a list without a room. */
const PACE_MS = 20_000;
/** Rows of a list arrive together. */
const GATHER_MS = 50;
/** The maximum of the call. */
const MATCHES_A_CALL = 100;

/** Matches on the page that lack the result this reader may see, or whose state may be outdated. */
function lackingMatches(overlay: MatchOverlay): readonly Match[] {
  const lacking = overlay.standing.all().filter((fetched) => {
    const shown = newerMatch(fetched, overlay.of(fetched.id).match);
    return lacksResult(shown) || isLive(shown.status) || shown.updated_at < fetched.updated_at;
  });
  return [...new Map(lacking.map((match) => [match.id, match])).values()];
}

/** Delay of each match, seconds, by the delay of its request. Hidden ones are not requested. */
function byDelay(overlay: MatchOverlay, matches: readonly Match[]): ReadonlyMap<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const match of matches) {
    const treatment = treatmentOf(overlay, match);
    if (treatment === "hide") continue;
    const delay_s = overlay.shield.delay_s + (treatment === "show" ? 0 : treatment);
    ids.set(delay_s, [...(ids.get(delay_s) ?? []), match.id]);
  }
  return ids;
}

async function fetchRows(ids: number[], delay_s: number): Promise<readonly Match[]> {
  const call = callUnder({ scores: "shown", delay_s });
  const { data } = await call("/api/v1/football/matches/byid", { ids });
  return data.matches;
}

async function fill(overlay: MatchOverlay): Promise<void> {
  for (const [delay_s, ids] of byDelay(overlay, lackingMatches(overlay))) {
    for (let from = 0; from < ids.length; from += MATCHES_A_CALL) {
      // Failed requests are retried.
      const rows = await fetchRows(ids.slice(from, from + MATCHES_A_CALL), delay_s).catch(() => []);
      for (const row of rows) if (treatmentOf(overlay, row) !== "hide") layFetched(overlay, row);
    }
  }
}

/** Fills in results that edge left out of a shared page and this reader may see, if delayed as of their delay. */
export default function ShieldFill() {
  const overlay = useMatchOverlay();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFetching = false;
    let isMore = false;
    let isOver = false;
    const wait = (pauseMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    };
    async function look() {
      isMore = isFetching;
      if (document.visibilityState === "hidden" || isFetching) return;
      isFetching = true;
      await fill(overlay);
      isFetching = false;
      if (!isOver) wait(isMore ? GATHER_MS : PACE_MS);
    }
    wait(0);
    const stopAdding = overlay.standing.onAdd(() => wait(GATHER_MS));
    const onVisible = () => wait(0);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopAdding();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [overlay]);
  return null;
}

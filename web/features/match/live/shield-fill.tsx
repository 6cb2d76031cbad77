import { useEffect } from "react";
import type { Match } from "#shared/match/index.ts";
import { isNews } from "#shared/shield/mask-results.rules.ts";
import { dayOf, shownZone } from "#web/platform/format.ts";
import { callUnder } from "#web/platform/live/browser-call.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { keptEntries } from "#web/platform/shield/shield-store.ts";
import { useMatchOverlay } from "../match-overlay.context.tsx";
import { layFetched } from "./match-push.ts";
import { treatmentOf } from "./match-shield.ts";

/** Who shields single matches gets pages without any result that is news; this often the others are filled in. */
const PACE_MS = 20_000;
/** Days back whose results are news. */
const DAYS_BACK = 3;
const DAY_LIMIT = 1_000;

async function rowsOf(date: string, delay_s: number): Promise<readonly Match[]> {
  const call = callUnder({ scores: "shown", delay_s });
  const answer = await call("/api/v1/football/matches/recent", { date, tz: shownZone(), limit: DAY_LIMIT });
  return answer.data.matches;
}

/**
 * Fills in what edge has kept out of a shared page and this reader may see: results of matches that he does not shield,
 * and those of the others as late as he wants them. Renders nothing.
 */
export default function ShieldFill() {
  const overlay = useMatchOverlay();
  const { clock, shield } = usePageStores();
  useEffect(() => {
    const fill = async () => {
      const late = keptEntries().flatMap(({ delay_s }) => (delay_s > shield.delay_s ? [delay_s] : []));
      for (const delay_s of [...new Set([shield.delay_s, ...late])]) {
        for (let back = 0; back < DAYS_BACK; back += 1) {
          const date = dayOf(Math.floor(clock.now() / 1000) - back * 86_400);
          // What cannot be had now is asked for again.
          for (const row of await rowsOf(date, delay_s).catch(() => [])) {
            const extra = treatmentOf(overlay, row);
            const wanted =
              extra === "show" ? shield.delay_s : extra === "hide" ? null : shield.delay_s + extra;
            if (isNews(row, Date.now()) && wanted === delay_s) layFetched(overlay, row);
          }
        }
      }
    };
    void fill();
    const timer = setInterval(() => void fill(), PACE_MS);
    return () => clearInterval(timer);
  }, [overlay, clock, shield]);
  return null;
}

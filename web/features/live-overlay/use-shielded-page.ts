import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Match } from "#shared/match/index.ts";
import { DELAY_KEY, SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { treatmentAmong } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import { keptEntries } from "#web/platform/spoiler-shield/shield-store.ts";

/** Updates the page of a match for a reader who shields single matches. A hidden match stays as edge sent it. */
export function useShieldedPage(match: Match): void {
  const { shield } = usePageStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { id, home, away } = match;
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (shield.scores !== "some" || query.has(SCORES_KEY)) return;
    const treatment = treatmentAmong(keptEntries(), { id, home: { id: home.id }, away: { id: away.id } });
    if (treatment === "hide") return;
    query.set(SCORES_KEY, "match");
    if (treatment === "show" || treatment <= shield.delay_s) {
      void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
      return;
    }
    // Its clock must apply the delay too, so it is loaded.
    query.set(DELAY_KEY, String(treatment));
    location.replace(`${pathname}?${query}`);
  }, [shield, pathname, search, navigate, id, home.id, away.id]);
}

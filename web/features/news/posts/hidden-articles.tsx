import { useLocation } from "react-router";
import { m } from "#web/paraglide/messages.js";
import { RevealLink } from "#web/platform/shield/hidden-results.tsx";
import { revealedAt, useShield } from "#web/platform/shield/shown-shield.ts";

/** Whether lists of articles are without those that tell results which are news. */
export function useHiddenArticles(): boolean {
  const { scores } = useShield();
  const location = useLocation();
  return scores !== "shown" && revealedAt(location) !== "all";
}

/** Says over a list that such articles are not in it, and leads to the page with them. */
export const HiddenArticles = () => (
  <p className="post-hidden">
    {m.news_hidden()} <RevealLink of="all" className="text-link" />
  </p>
);

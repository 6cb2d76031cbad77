import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import "#web/platform/spoiler-shield/spoiler-shield.css";
import { useOwnDelay, useShieldChoice } from "#web/platform/spoiler-shield/use-shield-choice.ts";

const ShieldFill = lazyWithRetry(() => import("#web/features/live-overlay/shield-fill.tsx"));

/** Keeps the page in step with the reader's spoiler shield; loaded after hydration, renders nothing. */
export default function LazySpoilerShield() {
  useShieldChoice();
  useOwnDelay();
  return usePageStores().shield.scores === "some" ? <ShieldFill /> : null;
}

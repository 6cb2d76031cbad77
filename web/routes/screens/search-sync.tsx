import type { Match } from "#shared/match/index.ts";
import MatchDaySync from "#web/features/live-overlay/match-day-sync.tsx";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { dayOf } from "#web/platform/i18n/format.ts";

/** Keeps the found matches in step with the list room. Loaded after hydration. */
export default function SearchSync({ matches }: { readonly matches: readonly Match[] }) {
  const { clock } = usePageStores();
  return <MatchDaySync date={dayOf(Math.floor(clock.now() / 1000))} matches={matches} />;
}

import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import { listOddsTopic } from "#shared/room/topic.ts";
import MatchDaySync from "#web/features/live-overlay/match-day-sync.tsx";
import { useListOddsSink } from "#web/features/odds/list/use-list-odds-sink.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";

interface HomeSyncProps {
  readonly date: string;
  readonly matches: readonly Match[];
}

/** Keeps the list's matches and prices in step with the list room. */
export default function HomeSync({ date, matches }: HomeSyncProps) {
  const [companyId] = useSetting("list_company_id");
  const sink = useListOddsSink();
  const odds = useMemo(() => ({ topic: listOddsTopic(companyId), sink }), [companyId, sink]);
  return <MatchDaySync date={date} matches={matches} odds={odds} />;
}

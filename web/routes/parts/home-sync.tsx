import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import { listOddsTopic } from "#shared/room/topic.ts";
import MatchDaySync from "#web/features/match/live/match-day-sync.tsx";
import { isOpen } from "#web/features/match/row/open-match.rules.ts";
import type { PackedOdds } from "#web/features/odds/list/packed-odds.ts";
import { useListOddsSink } from "#web/features/odds/list/use-list-odds-sink.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";

interface HomeSyncProps {
  readonly date: string;
  readonly matches: readonly Match[];
  readonly packed: PackedOdds;
}

/** Keeps the list's matches and prices in step with the list room. */
export default function HomeSync({ date, matches, packed }: HomeSyncProps) {
  const [companyId] = useSetting("list_company_id");
  const open = useMemo(() => matches.filter(isOpen), [matches]);
  const sink = useListOddsSink({ date, packed, open });
  const odds = useMemo(() => ({ topic: listOddsTopic(companyId), sink }), [companyId, sink]);
  return <MatchDaySync date={date} matches={matches} odds={odds} />;
}

import { useMemo } from "react";
import type { MatchDetail } from "#shared/match/index.ts";
import { MATCH_ODDS_TOPIC } from "#shared/room/topic.ts";
import MatchSync from "#web/features/live-overlay/match-sync.tsx";
import { useShieldedPage } from "#web/features/live-overlay/use-shielded-page.ts";
import { useOddsOverlay } from "#web/features/odds/use-shown-odds.ts";

interface MatchPageSyncProps {
  readonly detail: MatchDetail;
  /** True if the open tab shows prices. */
  readonly showsOdds: boolean;
}

/** Keeps a match's page in step with the match's room, prices included while a tab shows some. */
export default function MatchPageSync({ detail, showsOdds }: MatchPageSyncProps) {
  useShieldedPage(detail.match);
  const sink = useOddsOverlay();
  const odds = useMemo(() => ({ topic: MATCH_ODDS_TOPIC, sink }), [sink]);
  return <MatchSync key={detail.match.id} detail={detail} odds={showsOdds ? odds : undefined} />;
}

import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import type { PlayerStatsTabData } from "./player-stats-tab.loader.server.ts";

interface PlayerStatsTabProps {
  /** As it was fetched; `useShownMatch` gives it as it stands. */
  readonly match: Match;
  readonly data: PlayerStatsTabData;
}

/** Stands here until the tab is built. */
export default function PlayerStatsTab({ match }: PlayerStatsTabProps) {
  return (
    <p className="panel p-4" data-match-id={match.id}>
      {m.match_tab_loading()}
    </p>
  );
}

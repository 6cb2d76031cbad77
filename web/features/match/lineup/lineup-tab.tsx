import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import type { LineupTabData } from "./lineup-tab.loader.server.ts";

interface LineupTabProps {
  /** As it was fetched; `useShownMatch` gives it as it stands. */
  readonly match: Match;
  readonly data: LineupTabData;
}

/** Stands here until the tab is built. */
export default function LineupTab({ match }: LineupTabProps) {
  return (
    <p className="panel p-4" data-match-id={match.id}>
      {m.match_tab_loading()}
    </p>
  );
}

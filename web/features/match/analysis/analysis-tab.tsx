import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import type { AnalysisTabData } from "./analysis-tab.loader.server.ts";

interface AnalysisTabProps {
  /** As it was fetched; `useShownMatch` gives it as it stands. */
  readonly match: Match;
  readonly data: AnalysisTabData;
}

/** Stands here until the tab is built. */
export default function AnalysisTab({ match }: AnalysisTabProps) {
  return (
    <p className="panel p-4" data-match-id={match.id}>
      {m.match_tab_loading()}
    </p>
  );
}

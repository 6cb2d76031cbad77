import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { isLive } from "#shared/match/match-status.ts";
import { summaryOf } from "#shared/match/match-summary.rules.ts";
import type { ShownDetail } from "#web/features/live-overlay/use-shown-match.ts";
import { Panel } from "#web/ui/panel.tsx";
import { sentenceOf } from "./match-summary-text.ts";

type MatchSummaryProps = Pick<ShownDetail, "match" | "incidents" | "stats">;

/** The match in a few sentences, the result first. Nothing where no fact is known. A chunk of its own. */
export default function MatchSummary({ match, incidents, stats }: MatchSummaryProps) {
  // Decided once: the final whistle must not take the room back while somebody reads.
  const [reservesRoom] = useState(() => isLive(match.status));
  const [lead, ...others] = summaryOf(match, incidents, stats).map((one) => sentenceOf(one, match));
  if (lead === undefined) return null;
  return (
    <Panel id="match-summary" heading={m.match_summary_heading()}>
      <p className="match-summary" data-growing={reservesRoom || undefined}>
        <b>{lead}</b> <span>{others.join(" ")}</span>
      </p>
    </Panel>
  );
}

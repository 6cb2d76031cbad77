import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { layFetched } from "#web/features/live-overlay/match-push.ts";
import { useMatchOverlay, useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { callUnder } from "#web/platform/data/browser-call.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { ShieldChoice } from "#web/platform/spoiler-shield/shield-choice.tsx";
import { useHiddenResult } from "#web/platform/spoiler-shield/use-hidden-result.ts";

/** In an opened row: the shield setting of the match, and a button that reveals a hidden result once. */
export function RowShield({ match: fetched }: { readonly match: Match }) {
  const { match } = useShownMatch(fetched);
  const isHidden = useHiddenResult(match);
  return (
    <div className="row-shield">
      <ShieldChoice
        of={{ kind: "match", id: match.id, match_time: match.match_time }}
        label={m.shield_menu()}
      />
      {isHidden ? <RevealButton match={match} /> : null}
    </div>
  );
}

/** Reveals the result until the page is closed. */
function RevealButton({ match }: { readonly match: Match }) {
  const overlay = useMatchOverlay();
  const { shield } = usePageStores();
  const [hasFailed, setFailed] = useState(false);
  const reveal = async () => {
    const call = callUnder({ ...shield, scores: "shown" });
    try {
      const { data } = await call("/api/v1/football/matches/recentdetail", { match_id: match.id });
      overlay.revealed.add(match.id);
      layFetched(overlay, data.match);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void reveal()}>
        {m.shield_reveal()}
      </button>
      <span role="status">{hasFailed ? m.error_upstream_unavailable() : null}</span>
    </>
  );
}

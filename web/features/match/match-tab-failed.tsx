import type { ErrorCode } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import { lacksResult } from "#shared/shield/mask-results.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { errorText } from "#web/platform/error-text.ts";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import { type MatchTab, matchTabPath } from "./match-tab.ts";

interface FailedTabProps {
  readonly match: Match;
  readonly tab: MatchTab;
  readonly code: ErrorCode;
}

/** Stands in a tab's place when its data could not be had. The link asks for the same page again. */
export default function FailedTab({ match, tab, code }: FailedTabProps) {
  // Where the match itself hides nothing, the tab tells of others.
  if (code === "scores_hidden") return <HiddenResults of={lacksResult(match) ? "match" : "all"} />;
  return (
    <section className="panel match-tab-failed" role="alert">
      <h2 className="font-semibold">{errorText(code)}</h2>
      <p className="text-muted">{m.match_tab_failed_hint()}</p>
      <a href={matchTabPath(match, tab)} className="button" data-keep-scroll="">
        {m.match_tab_retry()}
      </a>
    </section>
  );
}

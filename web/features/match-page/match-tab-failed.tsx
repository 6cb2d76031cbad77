import type { ErrorCode } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { type MatchTab, matchTabPath } from "#web/features/match/match-tab.ts";
import FailedTab from "#web/platform/errors/failed-tab.tsx";

interface MatchTabFailedProps {
  readonly match: Match;
  readonly tab: MatchTab;
  readonly code: ErrorCode;
}

/** A tab of a match that failed to load. If the match itself is not hidden, the message offers the other tabs. */
export default function MatchTabFailed({ match, tab, code }: MatchTabFailedProps) {
  return (
    <FailedTab path={matchTabPath(match, tab)} code={code} hides={lacksResult(match) ? "match" : "all"} />
  );
}

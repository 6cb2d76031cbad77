import { m } from "#messages/paraglide/messages.js";
import type { MatchBrief } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";

interface FinishedOnlyProps {
  /** The matches that the page shows beside its season statistics. */
  readonly matches: readonly Pick<MatchBrief, "status">[];
}

/**
 * A note beside a match in play that season statistics count finished matches only: without it, readers miss that
 * match's goals.
 */
export function FinishedOnly({ matches }: FinishedOnlyProps) {
  if (!matches.some(({ status }) => isLive(status))) return null;
  return <p className="px-3 py-2 text-xs text-muted">{m.statistics_finished_only()}</p>;
}

import { m } from "#messages/paraglide/messages.js";

interface MatchCountProps {
  /** Number of matches behind a statistic; null renders nothing. */
  readonly count: number | null;
}

/** The number of matches behind a statistic, shown beside it. */
export function MatchCount({ count }: MatchCountProps) {
  if (count === null) return null;
  return (
    <small className="whitespace-nowrap text-xs font-normal text-muted">
      {` ${m.statistic_matches({ count })}`}
    </small>
  );
}

import { m } from "#web/paraglide/messages.js";

interface MatchCountProps {
  /** Of how many matches a figure is made; null where there is nothing to say. */
  readonly count: number | null;
}

/** Beside a figure: of how many matches it is made. */
export function MatchCount({ count }: MatchCountProps) {
  if (count === null) return null;
  return (
    <small className="figure-n whitespace-nowrap text-meta font-normal text-muted">
      {` ${m.figure_matches({ count })}`}
    </small>
  );
}

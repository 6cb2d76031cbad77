import type { Incident, Match } from "#shared/match/index.ts";
import { boardOf, type Pair } from "#web/features/match/score.ts";

/** What a reader saw of a match when they last looked. */
export interface LastLook {
  /** Milliseconds of the reader's clock. */
  readonly at_ms: number;
  /** Of the match as it was seen. */
  readonly updated_at: number;
  /** Null before kick-off. */
  readonly score: Pair | null;
  /** Ids of the notable incidents that stood then. */
  readonly standing: readonly number[];
}

/** Kinds that a reader who was away wants to know of. */
const NOTABLE: ReadonlySet<Incident["kind"]> = new Set([
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "second_yellow",
  "red_card",
]);

const notable = (incidents: readonly Incident[]) => incidents.filter(({ kind }) => NOTABLE.has(kind));

/** What is seen of a match now. */
export const lookAt = (match: Match, incidents: readonly Incident[], at_ms: number): LastLook => ({
  at_ms,
  updated_at: match.updated_at,
  score: boardOf(match),
  standing: notable(incidents).flatMap(({ id, cancelled }) => (cancelled ? [] : [id])),
});

/**
 * Incidents between a last look and the reader's return, seconds UTC, in the order of play: new ones, and seen ones that
 * were cancelled since. One that came and was cancelled in between changed nothing for the reader, and is left out.
 */
export function missedSince(
  { standing }: LastLook,
  incidents: readonly Incident[],
  returned_at: number,
): readonly Incident[] {
  const seen = new Set(standing);
  return notable(incidents).filter(({ id, cancelled, at }) =>
    cancelled ? seen.has(id) : !seen.has(id) && at <= returned_at,
  );
}

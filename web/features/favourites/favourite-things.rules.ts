import type { CompetitionRef, TeamRef } from "#shared/match/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import type { Nearest } from "./favourites.query.ts";

/** A followed league or team with its nearest matches, and its current name from their rows. */
export interface Thing<Ref> extends Nearest {
  readonly id: number;
  readonly ref: Ref | null;
}

/** The league of a match. */
export function leagueOf(id: number, { last, next }: Nearest): Thing<CompetitionRef> {
  return { id, last, next, ref: (next ?? last)?.competition ?? null };
}

/** The team's side of a match. */
export function teamOf(id: number, { last, next }: Nearest): Thing<TeamRef> {
  const match = next ?? last;
  const ref = match && [match.home, match.away].find((team) => Number(team.id) === id);
  return { id, last, next, ref: ref ?? null };
}

/** Orders by next match, those without one last; then by name. */
export function inOrderOfPlay<Ref, Shown extends Thing<Ref> & { readonly name: string }>(
  things: readonly Shown[],
): Shown[] {
  const time = ({ next }: Shown) => next?.match_time ?? Number.MAX_SAFE_INTEGER;
  return things.toSorted((one, other) => time(one) - time(other) || compareNames(one.name, other.name));
}

import type { Match } from "#shared/match/index.ts";
import { byKickOff, groupByCompetition, type MatchGroup } from "#shared/match/match-order.ts";
import { isLive, type MatchStatus } from "#shared/match/match-status.ts";

/** What a reader follows, by id. */
export interface Followed {
  readonly matches: ReadonlySet<number>;
  readonly leagues: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}

/** In which order a list stands: ids of matches, and of competitions for the blocks. */
export interface ListOrder {
  /** Matches in the block on top, by kick-off; they are not repeated below. */
  readonly pinned: readonly number[];
  readonly leagues: readonly number[];
  /** The same matches flat, part by part; one of `PART_ENDS` stands between the parts. */
  readonly rows: readonly number[];
}

/** What stands after a part's matches, so that one that comes into another part moves: no match has such an id. */
const PART_ENDS = [-1, -2];

const isPinned = ({ id, home, away }: Match, { matches, teams }: Followed): boolean =>
  matches.has(id) || teams.has(home.id) || teams.has(away.id);

/** Parts of a list by kick-off: in play, to come or over, and those that are put off. */
export type TimePart = "live" | "order" | "off";
export const TIME_PARTS: readonly TimePart[] = ["live", "order", "off"];

export function timePartOf(status: MatchStatus): TimePart {
  if (isLive(status)) return "live";
  return status === "not_started" || status === "ended" ? "order" : "off";
}

/**
 * The order that is right now: leagues that are followed first, then those with a match in play, the hotter ones, by
 * name; matches by kick-off. `statusOf` says where a match stands.
 */
export function orderNow(
  matches: readonly Match[],
  statusOf: (match: Match) => MatchStatus,
  followed: Followed,
): ListOrder {
  const pinned = matches.filter((match) => isPinned(match, followed)).toSorted(byKickOff);
  const rest = matches
    .filter((match) => !isPinned(match, followed))
    .map((match) => ({ ...match, status: statusOf(match) }));
  const first = ({ competition }: MatchGroup) => Number(followed.leagues.has(competition.id));
  const groups = groupByCompetition(rest).toSorted((one, other) => first(other) - first(one));
  const idsOf = (list: readonly Match[]) => list.map(({ id }) => Number(id));
  return {
    pinned: idsOf(pinned),
    leagues: groups.map(({ competition }) => Number(competition.id)),
    rows: TIME_PARTS.flatMap((part, place) => [
      ...idsOf(rest.filter(({ status }) => timePartOf(status) === part).toSorted(byKickOff)),
      ...PART_ENDS.slice(place, place + 1),
    ]),
  };
}

/** Things in a kept order; those it does not know come last, as they stand. */
export function inOrder<Thing>(
  things: readonly Thing[],
  idOf: (thing: Thing) => number,
  order: readonly number[],
): Thing[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const place = (thing: Thing) => places.get(idOf(thing)) ?? places.size;
  return things.toSorted((one, other) => place(one) - place(other));
}

/** Matches in a kept order by kick-off, part by part; one that the order does not know stands where its status says. */
export function inParts(
  matches: readonly Match[],
  order: readonly number[],
): { readonly part: TimePart; readonly matches: readonly Match[] }[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const ends = PART_ENDS.map((end) => places.get(end) ?? 0);
  const partOf = ({ id, status }: Match): TimePart => {
    const place = places.get(id);
    if (place === undefined) return timePartOf(status);
    return TIME_PARTS[ends.filter((end) => end < place).length] ?? "off";
  };
  const sorted = inOrder(matches, ({ id }) => id, order);
  return TIME_PARTS.map((part) => ({ part, matches: sorted.filter((match) => partOf(match) === part) }));
}

/** Whether another order would move what is shown. What came since the order was taken, or is gone, moves nothing. */
export function wouldMove(shown: readonly number[], wanted: readonly number[]): boolean {
  const known = new Set(shown);
  const left = new Set(wanted);
  const before = shown.filter((id) => left.has(id));
  const after = wanted.filter((id) => known.has(id));
  return before.some((id, place) => id !== after[place]);
}

/** Whether the pinned block would become another one. */
export const wouldPin = (shown: readonly number[], wanted: readonly number[]): boolean =>
  shown.length !== wanted.length || wouldMove(shown, wanted) || wanted.some((id) => !shown.includes(id));

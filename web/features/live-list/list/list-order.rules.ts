import type { Match } from "#shared/match/index.ts";
import { byKickOff, groupByCompetition, type MatchGroup } from "#shared/match/match-order.ts";
import { isLive, type MatchStatus } from "#shared/match/match-status.ts";

/** The reader's favourites, by id. */
export interface Followed {
  readonly matches: ReadonlySet<number>;
  readonly leagues: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}

/** Order of a list: ids of matches, and of competitions for the blocks. */
export interface ListOrder {
  /** Matches in the pinned block, by kick-off; they are not repeated below. */
  readonly pinned: readonly number[];
  /** Matches in the live section above the blocks, by competition; they are not repeated below. */
  readonly live: readonly number[];
  readonly leagues: readonly number[];
  /** All matches that are not pinned as a flat list of sections, separated by entries of `GROUP_ENDS`. */
  readonly rows: readonly number[];
}

/** Separators after sections, so that a match that changes section counts as moved: no match has such an id. */
const GROUP_ENDS = [-1, -2];

const isPinned = ({ id, home, away }: Match, { matches, teams }: Followed): boolean =>
  matches.has(id) || teams.has(home.id) || teams.has(away.id);

/** Sections of a list by kick-off: live, coming or finished, and postponed. */
export type TimeGroup = "live" | "order" | "off";
const TIME_GROUPS: readonly TimeGroup[] = ["live", "order", "off"];

function timeGroupOf(status: MatchStatus): TimeGroup {
  if (isLive(status)) return "live";
  return status === "not_started" || status === "ended" || status === "result_unknown" ? "order" : "off";
}

/** The current order: followed leagues, then by importance; matches by kick-off. */
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
    live: groups.flatMap((group) => idsOf(group.matches.filter(({ status }) => isLive(status)))),
    leagues: groups.map(({ competition }) => Number(competition.id)),
    rows: TIME_GROUPS.flatMap((group, place) => [
      ...idsOf(rest.filter(({ status }) => timeGroupOf(status) === group).toSorted(byKickOff)),
      ...GROUP_ENDS.slice(place, place + 1),
    ]),
  };
}

/** Sorts items by a kept order; unknown ones come last, as they are. */
export function inOrder<Thing>(
  things: readonly Thing[],
  idOf: (thing: Thing) => number,
  order: readonly number[],
): Thing[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const place = (thing: Thing) => places.get(idOf(thing)) ?? places.size;
  return things.toSorted((one, other) => place(one) - place(other));
}

/** Matches in a kept order by kick-off, section by section; an unknown one is placed by its status. */
export function inGroups(
  matches: readonly Match[],
  order: readonly number[],
): { readonly group: TimeGroup; readonly matches: readonly Match[] }[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const ends = GROUP_ENDS.map((end) => places.get(end) ?? 0);
  const groupOf = ({ id, status }: Match): TimeGroup => {
    const place = places.get(id);
    if (place === undefined) return timeGroupOf(status);
    return TIME_GROUPS[ends.filter((end) => end < place).length] ?? "off";
  };
  const sorted = inOrder(matches, ({ id }) => id, order);
  return TIME_GROUPS.map((group) => ({ group, matches: sorted.filter((match) => groupOf(match) === group) }));
}

/** True if another order would move shown rows. Matches that were added or removed since move nothing. */
export function wouldMove(shown: readonly number[], wanted: readonly number[]): boolean {
  const known = new Set(shown);
  const left = new Set(wanted);
  const before = shown.filter((id) => left.has(id));
  const after = wanted.filter((id) => known.has(id));
  return before.some((id, place) => id !== after[place]);
}

/** True if the pinned block or the live section would change. */
export const wouldPin = (shown: readonly number[], wanted: readonly number[]): boolean =>
  shown.length !== wanted.length || wouldMove(shown, wanted) || wanted.some((id) => !shown.includes(id));

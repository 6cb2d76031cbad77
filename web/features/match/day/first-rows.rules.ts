import type { CompetitionRef, Match } from "#shared/match/index.ts";
import { groupByCompetition } from "#shared/match/match-order.ts";
import { BLOCKS_A_PAGE } from "../match-list/match-list-tab.ts";
import { isOpen } from "../row/open-match.rules.ts";
import { type Counts, countFilters } from "./match-filter.ts";

/**
 * A list that a browser loads begins with as many rows, and the competition of the last of them to its end. A full day has
 * 150 and more, each of which costs a quarter of a kilobyte of the page and a millisecond of a phone before it is alive; three
 * screens of a phone are 30. What comes after them is asked for once these are alive (`dayList`).
 */
export const FIRST_ROWS = 30;

/** What the first render says of matches that are not there yet. */
export interface RestOfList {
  /** How many each filter holds. */
  readonly counts: Counts;
  /** In the order of the list. */
  readonly leagues: readonly LeagueCount[];
  /** Those among the day's next kick-offs. */
  readonly next: readonly Match[];
  /** Whether some of them have prices to show: all rows leave these their place. */
  readonly has_open: boolean;
  /** The matches themselves, once they are there. */
  readonly matches?: readonly Match[];
  /** They could not be had so far: nobody waits for them any more. */
  readonly isMissing?: boolean;
}

/** A competition of a list, and how many of its matches are in it. */
export interface LeagueCount {
  readonly competition: CompetitionRef;
  readonly count: number;
}

/** Kick-offs that stand beside a list. */
export const NEXT_COUNT = 5;

interface Listed {
  readonly day: { readonly matches: readonly Match[] };
  readonly overnight: readonly Match[];
}

/** The matches of a page, those of the night first, each once. */
export function matchesOfPage({ day, overnight }: Listed): Match[] {
  const ids = new Set(day.matches.map(({ id }) => id));
  return [...overnight.filter(({ id }) => !ids.has(id)), ...day.matches];
}

/** A page with the first rows of its list alone, and what its first render says of the others. */
export function withFirstRows<Page extends Listed & { readonly rest?: RestOfList }>(page: Page): Page {
  const all = matchesOfPage(page);
  const groups = groupByCompetition(all);
  const first = new Set<Match>();
  let shown = 0;
  for (const { matches } of groups) {
    if (first.size >= FIRST_ROWS || shown === BLOCKS_A_PAGE) break;
    for (const match of matches) first.add(match);
    shown += 1;
  }
  const rest = all.filter((match) => !first.has(match));
  if (rest.length === 0) return page;
  const ids = new Set([...first].map(({ id }) => id));
  const next = all.filter(({ status }) => status === "not_started").slice(0, NEXT_COUNT);
  return {
    ...page,
    day: { ...page.day, matches: page.day.matches.filter(({ id }) => ids.has(id)) },
    overnight: page.overnight.filter(({ id }) => ids.has(id)),
    rest: {
      counts: countFilters(rest, {}),
      leagues: groups
        .slice(shown)
        .map(({ competition, matches }) => ({ competition, count: matches.length })),
      next: next.filter((match) => !first.has(match)),
      has_open: rest.some(isOpen),
    },
  };
}

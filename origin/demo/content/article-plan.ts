import { createRandom, hashOf } from "../random.ts";
import type { DemoKind } from "./site.table.ts";

/** The schedule of demo articles. It follows from the seed and the calendar alone. */

/** A match as input of the plan. Moments are seconds UTC. */
export interface CoveredMatch {
  readonly id: number;
  readonly match_time: number;
  /** Heat of its competition, 4 or 5. */
  readonly hot: number;
  readonly competition_id: number;
  /** When its end became known; null while it has not ended. */
  readonly ended_at: number | null;
}

/** A league round in which every match has ended. */
export interface CoveredRound {
  readonly season_id: number;
  readonly round: string;
  /** When the last end became known. */
  readonly ended_at: number;
}

/** A planned article. */
export interface PlannedArticle {
  readonly kind: DemoKind;
  readonly key: string;
  /** Seconds UTC. */
  readonly publish_at: number;
  /** Its match, season or competition; for a daily review, noon of the day in Vietnam. */
  readonly about: number;
  /** Name of the round, for a round review. */
  readonly round?: string;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Maximum number of matches per day (UTC) with articles, and per competition. */
const MOST = { previews: 4, reports: 5, ofCompetition: 2 };
/** How long before kick-off a preview appears. */
const PREVIEW_AHEAD = { least: 20 * HOUR, most: 27 * HOUR };
/** How long after a match's end its report appears. */
const REPORT_AFTER = { least: 8 * MINUTE, most: 25 * MINUTE };
const ROUND_AFTER = 75 * MINUTE;
/** Maximum time from kick-off to the known end of a match with a report. */
const LONGEST_MATCH = 6 * HOUR;
/** Offset of Vietnam's day from UTC. */
const VIETNAM = 7 * HOUR;
/** When the daily review and the transfer article appear: after midnight in Vietnam. */
const [REVIEW_AT, TRANSFERS_AT] = [7 * HOUR + 30 * MINUTE, 10 * HOUR];
/** Weekdays of transfer articles: Tuesday and Friday. */
const TRANSFER_DAYS = new Set([2, 5]);

/** Range of kick-offs relevant to articles published after `after` and until `until`, in whole days (UTC). */
export function daysToCover(after: number, until: number): { readonly from: number; readonly to: number } {
  const dayOf = (at: number) => Math.floor(at / DAY) * DAY;
  return {
    from: dayOf(after - LONGEST_MATCH - REPORT_AFTER.most),
    to: dayOf(until + PREVIEW_AHEAD.most) + DAY,
  };
}

/** A day's matches chosen for articles, best first: hot competitions, with variety. */
function chosenOfDay(seed: string, matches: readonly CoveredMatch[]): CoveredMatch[] {
  const weight = ({ id, hot }: CoveredMatch) => hot * 60 + (hashOf(`${seed}/covered/${id}`) % 100);
  const taken = new Map<number, number>();
  return matches
    .toSorted((a, b) => weight(b) - weight(a) || a.id - b.id)
    .filter(({ competition_id }) => {
      const count = (taken.get(competition_id) ?? 0) + 1;
      taken.set(competition_id, count);
      return count <= MOST.ofCompetition;
    })
    .slice(0, Math.max(MOST.previews, MOST.reports));
}

function ofMatch(seed: string, match: CoveredMatch, place: number): PlannedArticle[] {
  const random = createRandom(`${seed}/articles/${match.id}`);
  const ahead = random.int(PREVIEW_AHEAD.least, PREVIEW_AHEAD.most);
  const after = random.int(REPORT_AFTER.least, REPORT_AFTER.most);
  const planned: PlannedArticle[] = [];
  if (place < MOST.previews)
    planned.push({
      kind: "preview",
      key: `preview-${match.id}`,
      publish_at: match.match_time - ahead,
      about: match.id,
    });
  if (place < MOST.reports && match.ended_at !== null)
    planned.push({
      kind: "report",
      key: `report-${match.id}`,
      publish_at: match.ended_at + after,
      about: match.id,
    });
  return planned;
}

/** Start (seconds) of each day in Vietnam within a span. */
function vietnamDays(after: number, until: number): number[] {
  const first = Math.floor((after + VIETNAM) / DAY);
  const last = Math.floor((until + VIETNAM) / DAY);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * DAY - VIETNAM);
}

const dateOf = (seconds: number): string => new Date((seconds + VIETNAM) * 1000).toISOString().slice(0, 10);

function ofDay(midnight: number, leagues: readonly number[]): PlannedArticle[] {
  const before = midnight - DAY;
  const review = {
    kind: "day",
    key: `day-${dateOf(before)}`,
    publish_at: midnight + REVIEW_AT,
    about: before + DAY / 2,
  } as const;
  const day = Math.floor((midnight + VIETNAM) / DAY);
  const weekday = new Date(day * DAY * 1000).getUTCDay();
  const league = leagues[Math.floor(day / 3) % Math.max(1, leagues.length)];
  if (!TRANSFER_DAYS.has(weekday) || league === undefined) return [review];
  const key = `transfers-${league}-${dateOf(midnight)}`;
  return [review, { kind: "transfers", key, publish_at: midnight + TRANSFERS_AT, about: league }];
}

/** Inputs of the plan. */
export interface Coverage {
  /** Every match of the days that {@link daysToCover} returns. */
  readonly matches: readonly CoveredMatch[];
  readonly rounds: readonly CoveredRound[];
  /** Competitions whose transfers are covered in rotation. */
  readonly leagues: readonly number[];
}

/** Articles published after one moment and until another (seconds UTC), in order. */
export function articlesBetween(
  seed: string,
  { matches, rounds, leagues }: Coverage,
  after: number,
  until: number,
): PlannedArticle[] {
  const days = [...Map.groupBy(matches, ({ match_time }) => Math.floor(match_time / DAY)).values()];
  const planned = [
    ...days.flatMap((ofOneDay) =>
      chosenOfDay(seed, ofOneDay).flatMap((match, place) => ofMatch(seed, match, place)),
    ),
    ...rounds.map(({ season_id, round, ended_at }): PlannedArticle => {
      const key = `round-${season_id}-${round}`;
      return { kind: "round", key, publish_at: ended_at + ROUND_AFTER, about: season_id, round };
    }),
    ...vietnamDays(after, until).flatMap((midnight) => ofDay(midnight, leagues)),
  ];
  return planned
    .filter(({ publish_at }) => publish_at > after && publish_at <= until)
    .sort((a, b) => a.publish_at - b.publish_at || (a.key < b.key ? -1 : 1));
}

/** The plan of a stored article, by its key; null for a key of another kind. */
export function plannedAgain(key: string, publish_at: number): PlannedArticle | null {
  const of = (kind: DemoKind, about: number): PlannedArticle => ({ kind, key, publish_at, about });
  const [kind, first = "", ...rest] = key.split("-");
  if (kind === "day") return of(kind, Date.parse(key.slice("day-".length)) / 1000 - VIETNAM + DAY / 2);
  if (kind === "preview" || kind === "report" || kind === "transfers") return of(kind, Number(first));
  return kind === "round" ? { ...of(kind, Number(first)), round: rest.join("-") } : null;
}

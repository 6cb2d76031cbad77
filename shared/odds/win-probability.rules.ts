import type { Incident } from "../match/incident.schema.ts";
import { runningMinute } from "../match/match-clock.ts";
import type { MatchStatus } from "../match/match-status.ts";
import { isGoal } from "../match/score-tally.rules.ts";
import { chancePercents } from "./margin.rules.ts";
import { INPLAY_STALE_S } from "./price-state.rules.ts";
import type { SeriesQuote } from "./quote.schema.ts";
import { meanProbabilities } from "./value.rules.ts";
import type { ChanceEvent, ChanceStep, ResultChances, WinProbability } from "./win-probability.schema.ts";
import { type ChancePeriod, LEAD_MINUTES, MOST_STEPS } from "./win-probability.table.ts";

/**
 * Win probability over a match, from the bookmakers' 1X2 prices without their margin.
 *
 * Consensus: the arithmetic mean over bookmakers of the proportionally normalised probabilities (domain-facts
 * section 3; the average of bookmakers as a forecast: Leitner, Zeileis and Hornik, "Forecasting sports tournaments by
 * ratings of (prob)abilities", 2010). The mean and not the median: means of three outcomes add up to 1 by themselves,
 * the fair prices of the odds page and the closing forecasts of the calibration are the same mean, and the reason for a
 * median, a company that lags behind a goal, does not arise: its price is of an older score and is left out.
 */

/** A price of all three results, in the order of `OUTCOMES`. */
type ResultPrices = readonly [home: number, draw: number, away: number];

const pricesOf = ({ prices }: SeriesQuote): ResultPrices[] => {
  const [home, draw, away] = prices;
  return home === undefined || draw === undefined || away === undefined ? [] : [[home, draw, away]];
};

/** The consensus from one moment on, until the next one. */
export interface ConsensusStep {
  /** Milliseconds UTC. */
  readonly at_ms: number;
  /** The quote that made it. */
  readonly quote: SeriesQuote;
  /** Probabilities of home, draw and away; they add up to 1. */
  readonly chances: readonly [home: number, draw: number, away: number];
  readonly books: number;
}

/** Goals of the score that a quote states; null where it states none. */
const goalsOf = ({ home_score, away_score }: SeriesQuote): number | null =>
  home_score === null || away_score === null ? null : home_score + away_score;

/**
 * The quotes that count at a moment among each company's latest. Before the first price of the running match all open
 * ones do. Afterwards those of the running match do for `INPLAY_STALE_S`, and only with the most goals that an open one
 * states: a company that lags behind a goal is left out, and after a cancelled goal companies have suspended theirs.
 */
function countedQuotes(latest: Iterable<SeriesQuote>, atMs: number, inPlay: boolean): SeriesQuote[] {
  const open = [...latest].filter(
    (quote) =>
      !quote.suspended &&
      quote.in_play === inPlay &&
      (!inPlay || atMs - quote.known_at_ms <= INPLAY_STALE_S * 1000),
  );
  const most = Math.max(...open.map((quote) => goalsOf(quote) ?? 0));
  return open.filter((quote) => (goalsOf(quote) ?? most) === most);
}

/**
 * The consensus over time. While no price is open, as after a goal, there is no new step.
 *
 * @param books 1X2 series of each company, known quotes in the order in which they became known.
 */
export function consensusSteps(books: readonly (readonly SeriesQuote[])[]): ConsensusStep[] {
  const quotes = books
    .flatMap((series, book) => series.map((quote) => ({ book, quote })))
    .toSorted((a, b) => a.quote.known_at_ms - b.quote.known_at_ms);
  const latest = new Map<number, SeriesQuote>();
  const steps: ConsensusStep[] = [];
  let inPlay = false;
  for (const { book, quote } of quotes) {
    // A price from before kick-off that becomes known late no longer counts.
    if (inPlay && !quote.in_play) continue;
    latest.set(book, quote);
    inPlay ||= quote.in_play;
    const prices = countedQuotes(latest.values(), quote.known_at_ms, inPlay).flatMap(pricesOf);
    const chances = meanProbabilities<ResultPrices>(prices);
    if (chances) steps.push({ at_ms: quote.known_at_ms, quote, chances, books: prices.length });
  }
  return steps;
}

/** A status of the match from a moment on. */
export interface PlayPhase {
  readonly status: MatchStatus;
  /** Milliseconds UTC. */
  readonly known_at_ms: number;
  /** Start of the period by the source's clock, seconds UTC; null where it states none. */
  readonly period_started_at: number | null;
}

/** What places moments on the axis of match minutes. */
export interface PlayCourse {
  /** Planned kick-off, milliseconds UTC. */
  readonly kick_off_ms: number;
  readonly clock_speed: number;
  /** In order. */
  readonly phases: readonly PlayPhase[];
}

/** A place in regular time, before it is known how long the first half was. */
interface Place {
  readonly period: ChancePeriod;
  /** Below 0 before kick-off. */
  readonly minute: number;
  readonly added: number;
}

const HALF = 45;
const MINUTE_MS = 60_000;

const placeOfMinute = (minute: number, added: number | null): Place =>
  minute <= HALF
    ? { period: "first_half", minute, added: added ?? 0 }
    : { period: "second_half", minute, added: added ?? 0 };

function beforeKickOff(atMs: number, kickOffMs: number): Place {
  const minute = Math.floor((atMs - kickOffMs) / MINUTE_MS);
  // A match that begins late is still to begin: the last minute before kick-off is as long as it takes.
  return { period: "before", minute: Math.min(-1, Math.max(-LEAD_MINUTES, minute)), added: 0 };
}

/** Kick-off by the source's clock, else by the schedule. */
function kickOffOf({ kick_off_ms, phases }: PlayCourse): number {
  const start = phases.find(({ status }) => status === "first_half")?.period_started_at ?? null;
  return start === null ? kick_off_ms : start * 1000;
}

/**
 * The place of a moment: by the match's clock, else by the minute that the price states. Null after regular time, and
 * where neither is known.
 */
function placeOf(course: PlayCourse, { at_ms, quote }: Pick<ConsensusStep, "at_ms" | "quote">): Place | null {
  const stated = quote.minute === null ? null : placeOfMinute(quote.minute, null);
  const phase = course.phases.findLast(({ known_at_ms }) => known_at_ms <= at_ms);
  if (!quote.in_play) return beforeKickOff(at_ms, kickOffOf(course));
  switch (phase?.status) {
    case "half_time":
      return { period: "half_time", minute: HALF, added: 0 };
    case "first_half":
    case "second_half": {
      const { status, period_started_at } = phase;
      const clock = { status, period_started_at, clock_speed: course.clock_speed, minute: null };
      const minute = runningMinute(clock, at_ms / 1000);
      return minute === null ? stated : { period: status, ...minute };
    }
    case "overtime":
    case "penalties":
    case "ended":
      return null;
    default:
      return stated;
  }
}

/** Place on the axis: the second half begins where the first one, with its added time, ended. */
function axisPlace({ period, minute, added }: Place, halfTimeAt: number): number {
  if (period === "half_time") return halfTimeAt;
  return period === "second_half" ? halfTimeAt + minute - HALF + added : minute + added;
}

const endOf = (places: readonly Place[], period: ChancePeriod): number =>
  Math.max(0, ...places.filter((place) => place.period === period).map(({ added }) => added)) + HALF;

const toChances = ([home, draw, away]: ConsensusStep["chances"]): ResultChances => {
  const [home_percent, draw_percent, away_percent] = chancePercents([home, draw, away], 1);
  return { home_percent, draw_percent, away_percent };
};

const moveOf = (one: ResultChances, other: ResultChances): number =>
  Math.max(
    Math.abs(one.home_percent - other.home_percent),
    Math.abs(one.draw_percent - other.draw_percent),
    Math.abs(one.away_percent - other.away_percent),
  );

/** Leaves out steps that repeat the one before, except the last: it is the latest moment with prices. */
const withoutRepeats = (steps: readonly ChanceStep[]): ChanceStep[] =>
  steps.filter((step, place) => {
    const before = steps[place - 1];
    return before === undefined || place === steps.length - 1 || moveOf(before, step) > 0;
  });

/** At most so many steps: the smallest moves go first; the first and the last step stay. */
export function reducedSteps(steps: readonly ChanceStep[], most: number): ChanceStep[] {
  if (steps.length <= most) return [...steps];
  const moves = steps.map((step, place) => {
    const before = steps[place - 1];
    const isEnd = before === undefined || place === steps.length - 1;
    return { place, move: isEnd ? Number.POSITIVE_INFINITY : moveOf(before, step) };
  });
  const kept = new Set(
    moves
      .toSorted((a, b) => b.move - a.move || a.place - b.place)
      .slice(0, most)
      .map(({ place }) => place),
  );
  return steps.filter((_, place) => kept.has(place));
}

const isRed = ({ kind }: Incident): boolean => kind === "red_card" || kind === "second_yellow";
/** Extra time is not what 1X2 prices are about. */
const isOfRegularTime = ({ minute }: Incident): boolean => minute !== null && minute <= 2 * HALF;

/** An incident's place; a minute of 0 is the first one. */
const placeOfIncident = ({ minute, added }: Incident): Place =>
  placeOfMinute(Math.max(1, minute ?? 1), added);

interface MatchPrices {
  /** 1X2 series of each company, known quotes in the order in which they became known. */
  readonly books: readonly (readonly SeriesQuote[])[];
  readonly course: PlayCourse;
  readonly incidents: readonly Incident[];
}

/**
 * Win probability over a match: at most {@link MOST_STEPS} steps, one a minute, ascending on an axis of match minutes,
 * with the goals and red cards of regular time. Null without prices of the running match.
 */
export function winProbability({ books, course, incidents }: MatchPrices): WinProbability | null {
  const consensus = consensusSteps(books);
  if (!consensus.some(({ quote }) => quote.in_play)) return null;
  const placed = consensus.flatMap((step) => {
    const place = placeOf(course, step);
    return place === null ? [] : [{ step, place }];
  });
  const events = incidents.filter(
    (incident) => (isGoal(incident.kind) || isRed(incident)) && isOfRegularTime(incident),
  );
  const places = [...placed.map(({ place }) => place), ...events.map(placeOfIncident)];
  const half_time_at = endOf(places, "first_half");
  const end_at = half_time_at + endOf(places, "second_half");
  const byMinute = new Map<number, ChanceStep>();
  let latest = Number.NEGATIVE_INFINITY;
  for (const { step, place } of placed) {
    // A corrected clock must not turn the curve back.
    const at = Math.max(latest, axisPlace(place, half_time_at));
    const isOfPlay = place.period === "first_half" || place.period === "second_half";
    const former = at > axisPlace(place, half_time_at) ? byMinute.get(latest) : undefined;
    const named = former ?? {
      period: place.period,
      minute: isOfPlay ? place.minute : null,
      added: isOfPlay && place.added > 0 ? place.added : null,
    };
    latest = at;
    byMinute.set(at, {
      ...toChances(step.chances),
      ...{ period: named.period, minute: named.minute, added: named.added, at, books: step.books },
    });
  }
  const closing = consensus.findLast(({ quote }) => !quote.in_play);
  return {
    before: closing ? toChances(closing.chances) : null,
    steps: reducedSteps(withoutRepeats([...byMinute.values()]), MOST_STEPS),
    events: events.map((incident): ChanceEvent => {
      const { side, minute, added, home_score, away_score, cancelled } = incident;
      const at = axisPlace(placeOfIncident(incident), half_time_at);
      const kind = isGoal(incident.kind) ? "goal" : "red_card";
      return { kind, side, minute, added, at, home_score, away_score, cancelled };
    }),
    half_time_at,
    end_at,
  };
}

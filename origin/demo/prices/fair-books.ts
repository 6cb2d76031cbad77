import type { Market, PricePeriod } from "#shared/odds/index.ts";
import { SHORT_ATTACK, SHORT_DEFENCE } from "../expected-goals.ts";
import {
  type Distribution,
  evenLine,
  type GoalGrid,
  gridOf,
  poissonChances,
  resultChances,
  upperShare,
} from "./goal-grid.ts";
import type { Standing } from "./price-course.ts";

/** Fair books of a moment, before a bookmaker adds a margin. */
export type FairBook = LineBook | OutcomeBook | ScoreBook;

interface BookOf {
  readonly market: Market;
  readonly period: PricePeriod;
}

/** Two sides of a quarter line: home and away of a handicap, over and under of a total. */
export interface LineBook extends BookOf {
  readonly kind: "line";
  /** The upper side's share of a fair book on a line; computed once for all companies. */
  readonly shareAt: (line: number) => number;
  /** The most balanced line. */
  readonly line: number;
  /** Lines below it are already decided. */
  readonly least: number;
}

/** Mutually exclusive outcomes (for the double chance, two of them come true). */
export interface OutcomeBook extends BookOf {
  readonly kind: "outcomes";
  readonly line: number | null;
  readonly chances: readonly number[];
}

export interface ScoreBook extends BookOf {
  readonly kind: "scores";
  readonly listed: readonly { readonly home: number; readonly away: number; readonly chance: number }[];
  readonly other: number;
}

/** The market's expectation of the remaining goals and corners. */
export interface Outlook {
  readonly goals: { readonly home: number; readonly away: number };
  readonly corners: { readonly home: number; readonly away: number };
}

/** Share of the goals and corners that fall before half-time. */
export const FIRST_HALF_SHARE = 0.45;
const MOST_CORNERS = 18;

const scaled = ({ home, away }: { home: number; away: number }, share: number) =>
  gridOf(home * share, away * share);
const shifted = ({ from, chances }: Distribution, by: number): Distribution => ({ from: from + by, chances });

function lineBook(
  market: Market,
  period: PricePeriod,
  distribution: Distribution,
  least = Number.NEGATIVE_INFINITY,
): LineBook {
  const shares = new Map<number, number>();
  const shareAt = (line: number): number => {
    const share = shares.get(line) ?? upperShare(distribution, line);
    shares.set(line, share);
    return share;
  };
  return { kind: "line", market, period, shareAt, line: evenLine(distribution, least), least };
}

/** Goal markets of a period. In play a handicap is on the remaining goals (domain-facts section 3), a total on all. */
function mainBooks(period: PricePeriod, grid: GoalGrid, home: number, away: number): FairBook[] {
  const scored = home + away;
  return [
    lineBook("asian_handicap", period, grid.differences),
    lineBook("over_under", period, shifted(grid.totals, scored), scored + 0.25),
    {
      kind: "outcomes",
      market: "match_result",
      period,
      line: null,
      chances: resultChances(grid, home - away),
    },
  ];
}

/** European handicap: the stronger side gives a whole goal. */
function europeanHandicap(period: PricePeriod, grid: GoalGrid): OutcomeBook {
  const [home, , away] = resultChances(grid);
  const line = home >= away ? 1 : -1;
  const chances = resultChances(grid, -line);
  return { kind: "outcomes", market: "european_handicap", period, line, chances };
}

function doubleChance(period: PricePeriod, grid: GoalGrid): OutcomeBook {
  const [home, draw, away] = resultChances(grid);
  const chances = [home + draw, home + away, draw + away];
  return { kind: "outcomes", market: "double_chance", period, line: null, chances };
}

/** Offered correct scores (domain-facts section 1.3): up to four goals a side. */
const LISTED = Array.from({ length: 5 }, (_, home) =>
  Array.from({ length: 5 }, (_, away) => ({ home, away })),
).flat();

function correctScore({ cells }: GoalGrid): ScoreBook {
  const listed = LISTED.map(({ home, away }) => ({ home, away, chance: cells[home]?.[away] ?? 0 }));
  const other = 1 - listed.reduce((sum, { chance }) => sum + chance, 0);
  return { kind: "scores", market: "correct_score", period: "full", listed, other };
}

type Corners = Outlook["corners"];

/** Corners of both sides together are a Poisson process too: their sum needs no grid. */
function cornerTotal(period: PricePeriod, { home, away }: Corners, share: number, taken: number): FairBook {
  const chances = poissonChances((home + away) * share, 2 * MOST_CORNERS);
  return lineBook("corner_over_under", period, { from: taken, chances }, taken + 0.25);
}

function cornerHandicap(period: PricePeriod, { home, away }: Corners, share: number): FairBook {
  return lineBook("corner_handicap", period, gridOf(home * share, away * share, MOST_CORNERS).differences);
}

/** The three main markets before the match. */
export function mainBooksBeforeMatch({ goals }: Outlook): FairBook[] {
  return [
    ...mainBooks("full", scaled(goals, 1), 0, 0),
    ...mainBooks("half", scaled(goals, FIRST_HALF_SHARE), 0, 0),
  ];
}

/** Every market before the match. */
export function booksBeforeMatch({ goals, corners }: Outlook): FairBook[] {
  const full = scaled(goals, 1);
  const half = scaled(goals, FIRST_HALF_SHARE);
  return [
    ...mainBooks("full", full, 0, 0),
    ...mainBooks("half", half, 0, 0),
    europeanHandicap("full", full),
    europeanHandicap("half", half),
    doubleChance("full", full),
    doubleChance("half", half),
    correctScore(full),
    cornerTotal("full", corners, 1, 0),
    cornerTotal("half", corners, FIRST_HALF_SHARE, 0),
    cornerHandicap("full", corners, 1),
    cornerHandicap("half", corners, FIRST_HALF_SHARE),
  ];
}

function afterReds(goals: Outlook["goals"], reds: Standing["reds"]): Outlook["goals"] {
  return {
    home: goals.home * SHORT_ATTACK ** reds.home * SHORT_DEFENCE ** reds.away,
    away: goals.away * SHORT_ATTACK ** reds.away * SHORT_DEFENCE ** reds.home,
  };
}

/**
 * Markets that stay open in play. `left` is the share of the match to come, `leftOfHalf` the share of the whole match
 * to come before half-time.
 */
export function booksInPlay(
  outlook: Outlook,
  standing: Standing,
  left: number,
  leftOfHalf: number | null,
): FairBook[] {
  const goals = afterReds(outlook.goals, standing.reds);
  const { home, away } = standing;
  const taken = standing.corners.home + standing.corners.away;
  return [
    ...mainBooks("full", scaled(goals, left), home, away),
    cornerTotal("full", outlook.corners, left, taken),
    ...(leftOfHalf === null
      ? []
      : [
          ...mainBooks("half", scaled(goals, leftOfHalf), home, away),
          cornerTotal("half", outlook.corners, leftOfHalf, taken),
        ]),
  ];
}

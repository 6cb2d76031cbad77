import type { Batch, BatchMatch, BatchPriceSeries } from "#origin/ingest/batch.schema.ts";
import type { SideScore } from "#shared/match/index.ts";
import {
  type MatchFact,
  otherSide,
  type Pair,
  type PriceFact,
  playerName,
  type ReadMatch,
  type SeasonFacts,
} from "./season-facts.ts";

/** Both directions of the comparison: what a season's facts must give, and what a batch says. */

/** Content that a format has, beside final scores. */
export interface FormatContent {
  readonly half: boolean;
  readonly goals: boolean;
  readonly cards: boolean;
  /** Status of a match without a result; null where it has no status. */
  readonly coming: string | null;
}

const byTitle = (a: ReadMatch, b: ReadMatch): number =>
  `${a.home} ${a.away}`.localeCompare(`${b.home} ${b.away}`);

const byText = (rows: ReadMatch["incidents"]): ReadMatch["incidents"] =>
  rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

function expectedMatch({ teams }: SeasonFacts, match: MatchFact, content: FormatContent): ReadMatch {
  const { home, away, kickOff, result } = match;
  const teamOf = (side: "home" | "away") => teams[side === "home" ? home : away] ?? "";
  const goals = (content.goals ? (result?.goalList ?? []) : []).map((goal) => ({
    ...goal,
    player: playerName(teamOf(goal.kind === "own_goal" ? otherSide(goal.side) : goal.side), goal.player),
  }));
  const cards = (content.cards ? (result?.cards ?? []) : []).map((card) => ({
    ...card,
    player: playerName(teamOf(card.side), card.player),
  }));
  return {
    home: teamOf("home"),
    away: teamOf("away"),
    kickOff,
    status: result ? "ended" : content.coming,
    score: result && [content.half ? result.half : null, result.goals, result.overtime, result.penalties],
    incidents: byText(
      [...goals, ...cards].map(({ kind, side, minute, added, player }) => ({
        kind,
        side,
        minute,
        added,
        player,
      })),
    ),
  };
}

/** A season as an adapter must read it. */
export const expectedMatches = (facts: SeasonFacts, content: FormatContent): ReadMatch[] =>
  facts.matches.map((match) => expectedMatch(facts, match, content)).sort(byTitle);

const pairOf = (
  score: BatchMatch["status_changes"][number]["score"],
  field: keyof SideScore,
): Pair | null => {
  const [home, away] = [score?.home[field] ?? null, score?.away[field] ?? null];
  return home === null || away === null ? null : [home, away];
};

/** The matches of a batch. */
export function readMatches(batch: Batch): ReadMatch[] {
  const teams = new Map(batch.teams.map(({ external_id, name }) => [external_id, name]));
  const players = new Map(batch.players.map(({ external_id, name }) => [external_id, name]));
  return batch.matches
    .map(({ home, away, match_time, status_changes, incidents }): ReadMatch => {
      const last = status_changes.at(-1);
      const score = last?.score ?? null;
      return {
        home: teams.get(home) ?? home,
        away: teams.get(away) ?? away,
        kickOff: match_time,
        status: last?.status ?? null,
        score:
          score && (["half", "goals", "overtime", "penalties"] as const).map((field) => pairOf(score, field)),
        incidents: byText(
          incidents.map(({ kind, side, minute, added, player }) => ({
            ...{ kind, side, minute, added },
            player: player === null ? null : (players.get(player) ?? player),
          })),
        ),
      };
    })
    .sort(byTitle);
}

/** Prices of a company, in the order of {@link pricesOf}: the result, the total of 2.5, the handicap with its line. */
export const priceNumbers = ({ result, total, handicap }: PriceFact): number[][] => [
  [...result],
  [2.5, ...total],
  [handicap.line, ...handicap.prices],
];

/** Quotes of a company's three markets: the first or the last of each series. */
export function pricesOf(
  series: readonly BatchPriceSeries[],
  company: string,
  which: "first" | "last",
): number[][] {
  return (["match_result", "over_under", "asian_handicap"] as const).map((market) => {
    const quotes = series.find((one) => one.company === company && one.market === market)?.quotes ?? [];
    const quote = which === "first" ? quotes[0] : quotes.at(-1);
    return quote ? [...(quote.line === null ? [] : [quote.line]), ...quote.prices] : [];
  });
}

import type { RequestFacts } from "#web/platform/request-context.ts";
import { type ListedLeague, loadStandingsPage, type SeasonTables } from "./standings.loader.server.ts";

export interface Ranking {
  /** Leagues to choose from. */
  readonly leagues: readonly ListedLeague[];
  readonly shown: ListedLeague;
  readonly tables: SeasonTables;
}

/** Leagues that are offered at once. */
const LEAGUES = 6;

/** The table of the hottest league, and others to choose; a page does without where it could not be had. */
export async function loadRanking(facts: RequestFacts): Promise<Ranking | null> {
  try {
    const [{ league, tables }, all, hottest] = await Promise.all([
      loadStandingsPage(facts, new URLSearchParams()),
      facts.call("/api/v1/football/compseason", {}),
      facts.call("/api/v1/football/comp-list", {}),
    ]);
    if (league === null || tables.tables.length === 0) return null;
    const ids = new Set(hottest.data.competitions.flatMap(({ id, kind }) => (kind === "league" ? [id] : [])));
    const others = all.data.competitions.filter(
      ({ competition: { id }, season }) => ids.has(id) && id !== league.competition.id && season !== null,
    );
    return { leagues: [league, ...others].slice(0, LEAGUES), shown: league, tables: topOf(tables) };
  } catch {
    return null;
  }
}

/** Rows that stand beside something else. */
const ROWS = 10;

const topOf = ({ promotions, tables: [first] }: SeasonTables): SeasonTables => ({
  promotions,
  tables: first ? [{ ...first, rows: first.rows.slice(0, ROWS) }] : [],
});

import type { AnswerAt } from "#shared/api/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import { liveRows } from "#shared/standings/live-table.rules.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { firstWithTables, leaguesFirst } from "./standings.loader.server.ts";
import { competitionsQuery, hottestQuery, type ListedLeague, RANKING_ROWS } from "./standings.query.ts";

export interface Ranking {
  /** Leagues to choose from. */
  readonly leagues: readonly ListedLeague[];
  readonly shown: ListedLeague;
  /** Matches of the table are in play: its rows are those of the moment, and the page fetches the whole table. */
  readonly isLive: boolean;
  readonly tables: AnswerAt<"/api/v1/football/seasons/tablestanding">;
}

/** Number of selectable leagues. */
const LEAGUES = 6;
const rowsNow = (table: StandingsTable): StandingsTable["rows"] =>
  table.live ? liveRows(table, table.live) : table.rows;

/** The table of the hottest league, with others to choose; the page works without it. */
export async function loadRanking({ call }: RequestFacts): Promise<Ranking | null> {
  const client = createQueryClient(() => call);
  try {
    const [{ competitions }, hottest] = await Promise.all([
      client.query(competitionsQuery()),
      client.query(hottestQuery()),
    ]);
    const shown = await firstWithTables(client, await leaguesFirst(client, competitions));
    if (!shown?.season) return null;
    const { promotions, tables } = await client.query(tablesQuery(shown.season.id));
    const [first] = tables;
    if (!first) return null;
    const ids = new Set(hottest.competitions.flatMap(({ id, kind }) => (kind === "league" ? [id] : [])));
    const others = competitions.filter(
      ({ competition: { id }, season }) => ids.has(id) && id !== shown.competition.id && season !== null,
    );
    return {
      leagues: [shown, ...others].slice(0, LEAGUES),
      shown,
      isLive: first.live != null,
      tables: { promotions, tables: [{ ...first, rows: rowsNow(first).slice(0, RANKING_ROWS), live: null }] },
    };
  } catch {
    return null;
  }
}

import type { CallEndpoint } from "#shared/api/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";

const ROWS = 50;

/** A page of a list of a season. `call` is edge's on the server, fetch in the browser. */
export type AskFigures<Row> = (
  call: CallEndpoint,
  season_id: number,
  page: { readonly limit: number; readonly page: number },
) => Promise<ListPage<Row>>;

/** The page of a season's list that a query names, from 1. */
export async function askFigureList<Row>(
  call: CallEndpoint,
  { season }: LeaguePageData,
  search: URLSearchParams,
  ask: AskFigures<Row>,
): Promise<ListPage<Row>> {
  const page = { limit: ROWS, page: Math.max(1, Number(search.get("page") ?? 1) || 1) };
  return season === null ? { rows: [], page: { ...page, total: 0 } } : ask(call, season.id, page);
}

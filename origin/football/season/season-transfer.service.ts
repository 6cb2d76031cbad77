import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import { EVER, spanOfSeasonName, type Transfer } from "#shared/player/index.ts";
import { noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { toTransfer } from "../player/transfer.mapping.ts";
import { countOfTeamTransfers, transfersOfTeams } from "../player/transfer.queries.ts";
import { nameOfSeason, teamsOfSeason } from "./season.queries.ts";

/** Transfers of a season's teams within its year, newest first, page by page. Throws `season_not_found`. */
export async function listSeasonTransfers(
  db: Database,
  query: QueryOf<(typeof endpoints)["seasonsTransfers"]>,
): Promise<Paged<{ transfers: Transfer[] }>> {
  const { season_id, limit } = query;
  const [[season], teams] = await readAll(
    db,
    bindQuery(nameOfSeason, season_id),
    bindQuery(teamsOfSeason, season_id),
  );
  if (!season) throw noSeason(season_id);
  const { from, to } = spanOfSeasonName(season.name) ?? EVER;
  const ids = JSON.stringify(teams.map(({ id }) => id));
  const [rows, [count]] = await readAll(
    db,
    bindQuery(transfersOfTeams, ids, from, to, limit, offsetOf(query)),
    bindQuery(countOfTeamTransfers, ids, from, to),
  );
  return { data: { transfers: rows.map(toTransfer) }, page: pageInfo(query, count) };
}

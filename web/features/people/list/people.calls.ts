import type { CallEndpoint } from "#shared/api/index.ts";
import type { Coach } from "#shared/coach/index.ts";
import type { Player } from "#shared/player/index.ts";
import type { ListFilter } from "#web/platform/list/list-filter.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** A page of players. `call` is edge's on the server, fetch in the browser. */
export async function askPlayers(
  call: CallEndpoint,
  { name, country_id, page }: ListFilter,
  limit: number,
): Promise<ListPage<Player>> {
  const query = { name: name ?? undefined, country_id: country_id ?? undefined, page, limit };
  const answer = await call("/api/v1/football/players/list", query);
  const rows = answer.data.players;
  return { rows, page: answer.page ?? { limit, page, total: rows.length } };
}

/** A page of coaches. The call knows no countries. */
export async function askCoaches(
  call: CallEndpoint,
  { name, page }: ListFilter,
  limit: number,
): Promise<ListPage<Coach>> {
  const answer = await call("/api/v1/football/coachs/list", { name: name ?? undefined, page, limit });
  const rows = answer.data.coaches;
  return { rows, page: answer.page ?? { limit, page, total: rows.length } };
}

import type { CallEndpoint } from "#shared/api/index.ts";
import type { Transfer } from "#shared/player/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** A page of the moves to and from a season's teams, newest first. */
export async function askTransfers(
  call: CallEndpoint,
  season_id: number,
  page: { readonly limit: number; readonly page: number },
): Promise<ListPage<Transfer>> {
  const answer = await call("/api/v1/football/seasons/transfers", { season_id, ...page });
  const rows = answer.data.transfers;
  return { rows, page: answer.page ?? { ...page, total: rows.length } };
}

import type { CallEndpoint } from "#shared/api/index.ts";
import type { Scorer } from "#shared/player/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** A scorer of a season, as a row of a list. */
export type ScorerRow = Scorer & { readonly id: number };

/** A page of a season's scorers, best first. */
export async function askScorers(
  call: CallEndpoint,
  season_id: number,
  page: { readonly limit: number; readonly page: number },
): Promise<ListPage<ScorerRow>> {
  const answer = await call("/api/v1/football/seasons/shooter/stats", { season_id, ...page });
  const rows = answer.data.scorers.map((scorer) => ({ ...scorer, id: scorer.player.id }));
  return { rows, page: answer.page ?? { ...page, total: rows.length } };
}

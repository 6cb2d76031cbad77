import type { PageInfo } from "#shared/api/index.ts";
import type { Coach } from "#shared/coach/index.ts";
import type { ListFilter } from "#web/platform/list/list-filter.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askCoaches } from "./people.calls.ts";

export interface CoachesPageData {
  readonly filter: ListFilter;
  readonly too_short: boolean;
  readonly rows: readonly Coach[];
  readonly page: PageInfo;
}

const LIMIT = 50;

/** Coaches by name, narrowed by what the address says of it. Throws `page_not_found` beyond the last page. */
export async function loadCoachesPage({ call }: RequestFacts, asked: ListFilter): Promise<CoachesPageData> {
  const filter = { ...asked, country_id: null };
  const too_short = isNameTooShort(filter.name);
  const list = too_short ? null : pageOfList(await askCoaches(call, filter, LIMIT));
  const { rows, page } = list ?? { rows: [], page: { limit: LIMIT, page: filter.page, total: 0 } };
  return { filter, too_short, rows, page };
}

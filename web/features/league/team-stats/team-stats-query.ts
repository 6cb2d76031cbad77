import { valueIn } from "#web/platform/navigation/page-path.ts";
import { MOST_GOALS, STAT_COLUMNS, type StatMeasure, type StatOrder } from "./team-stats.rules.ts";

/** The table's choices in a URL, without defaults. */
export const searchOfStats = (order: StatOrder, measure: StatMeasure): Record<string, string> => {
  const { column, descending } = order;
  const isUsual = descending === (column !== "team");
  return {
    ...(measure === "total" ? { per: "total" } : {}),
    ...(column === MOST_GOALS.column && isUsual ? {} : { sort: column }),
    ...(isUsual ? {} : { order: descending ? "desc" : "asc" }),
  };
};

/** The sort order named by a query. */
export function orderAt(search: URLSearchParams): StatOrder {
  const sort = search.get("sort");
  const column = sort === "team" ? sort : (STAT_COLUMNS.find((one) => one === sort) ?? MOST_GOALS.column);
  const order = valueIn(search, "order");
  return { column, descending: order === null ? column !== "team" : order === "desc" };
}

/** How a query counts statistics. */
export const measureAt = (search: URLSearchParams): StatMeasure =>
  search.get("per") === "total" ? "total" : "average";

import type { ResultRecord } from "#shared/standings/table-view.rules.ts";

/** Share of matches won, 0 to 100; null of none. */
export const winPercentOf = ({ played, won }: Pick<ResultRecord, "played" | "won">): number | null =>
  played > 0 ? (won / played) * 100 : null;

import type { FormResult, TableRecord } from "#shared/standings/index.ts";

/** The part of a record that results alone make. */
export type ResultRecord = Pick<TableRecord, "played" | "won" | "drawn" | "lost" | "points">;

/** What a row of results adds up to. */
export function recordOfForm(form: readonly FormResult[]): ResultRecord {
  const count = (result: FormResult): number => form.filter((one) => one === result).length;
  const won = count("won");
  const drawn = count("drawn");
  return { played: form.length, won, drawn, lost: count("lost"), points: won * 3 + drawn };
}

/** Share of matches won, 0 to 100; null of none. */
export const winPercentOf = ({ played, won }: Pick<ResultRecord, "played" | "won">): number | null =>
  played > 0 ? (won / played) * 100 : null;

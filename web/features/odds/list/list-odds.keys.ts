import type { MainOdds } from "#shared/odds/index.ts";
import type { KeyOf } from "#web/platform/query-host.ts";

/** Prices of a list by match: of one company, or of the one placed first that has some. */
export interface ListOdds {
  readonly company_name: string | null;
  readonly matches: ReadonlyMap<number, readonly MainOdds[]>;
}

/** Key of a day's prices (`YYYY-MM-DD` in the shown zone) of a company; null for the one placed first of each match. */
export const listOddsKey = (date: string, companyId: number | null) =>
  ["list-odds", date, companyId] as unknown as KeyOf<ListOdds>;

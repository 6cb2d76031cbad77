import { FAVOURITE_KINDS, type Favourite, type FavouriteKind } from "#shared/favourite/index.ts";
import { isAccountSetting, isSettingValue, type SettingChoice } from "#shared/settings/index.ts";
import type { FavouriteRow, SettingRow } from "./reader.queries.ts";

/** Lists as a response has them. */
export type Lists = Record<FavouriteKind, Favourite[]>;

const toEntry = ({ kind: _, thing_id, ...rest }: FavouriteRow): Favourite => ({ id: thing_id, ...rest });

/** Maps rows to the three lists. */
export function toLists(rows: readonly FavouriteRow[]): Lists {
  const lists: Lists = { match: [], league: [], team: [] };
  for (const kind of FAVOURITE_KINDS) lists[kind] = rows.filter((row) => row.kind === kind).map(toEntry);
  return lists;
}

/** Maps rows to settings; settings unknown to this release are left out. */
export const toChoices = (rows: readonly SettingRow[]): SettingChoice[] =>
  rows.flatMap(({ key, value: text, changed_at_ms }) => {
    if (!isAccountSetting(key)) return [];
    const value: unknown = JSON.parse(text);
    return value === null || isSettingValue(key, value) ? [{ key, value, changed_at_ms }] : [];
  });

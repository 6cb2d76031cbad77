import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { secondsOf } from "#origin/account/session.service.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import {
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKind,
  type FavouriteLists,
  momentsAhead,
} from "#shared/favourite/index.ts";
import {
  isAccountSetting,
  isChosenAhead,
  isSettingValue,
  type SettingChoice,
} from "#shared/settings/index.ts";
import {
  type FavouriteRow,
  favouritesOfReader,
  type SettingRow,
  settingsOfReader,
} from "./reader.queries.ts";
import { mergeFavourites, mergeSettings } from "./reader.store.ts";

/** Lists as a response has them. */
type Lists = Record<FavouriteKind, Favourite[]>;

const toEntry = ({ kind: _, thing_id, ...rest }: FavouriteRow): Favourite => ({ id: thing_id, ...rest });

/** Maps rows to the three lists. */
function toLists(rows: readonly FavouriteRow[]): Lists {
  const lists: Lists = { match: [], league: [], team: [] };
  for (const kind of FAVOURITE_KINDS) lists[kind] = rows.filter((row) => row.kind === kind).map(toEntry);
  return lists;
}

/** Maps rows to settings; settings unknown to this release are left out. */
const toChoices = (rows: readonly SettingRow[]): SettingChoice[] =>
  rows.flatMap(({ key, value: text, changed_at_ms }) => {
    if (!isAccountSetting(key)) return [];
    const value: unknown = JSON.parse(text);
    return value === null || isSettingValue(key, value) ? [{ key, value, changed_at_ms }] : [];
  });

/** Throws `validation_failed` with the fields whose moment is too far ahead, if any. */
function refuseAhead(fields: readonly string[]): void {
  if (fields.length === 0) return;
  const errors = fields.map((field) => [field, ["must not be more than a day ahead"]]);
  throw new AppError("validation_failed", { fields: Object.fromEntries(errors) });
}

const fieldsAhead = (lists: FavouriteLists, now: number): string[] =>
  FAVOURITE_KINDS.flatMap((kind) =>
    lists[kind].flatMap((entry, at) => momentsAhead(entry, now).map((field) => `${kind}.${at}.${field}`)),
  );

/** A reader's favourites, without expired ones. */
export async function listFavourites(db: Database, readerId: number, nowMs: number): Promise<Lists> {
  const [rows] = await readAll(db, bindQuery(favouritesOfReader, readerId, secondsOf(nowMs)));
  return toLists(rows);
}

/** Merges entries with a reader's and returns all of them. Throws `validation_failed` for moments too far ahead. */
export async function takeFavourites(
  db: Database,
  readerId: number,
  lists: FavouriteLists,
  nowMs: number,
): Promise<Lists> {
  const now = secondsOf(nowMs);
  refuseAhead(fieldsAhead(lists, now));
  await mergeFavourites(db, readerId, lists, now);
  return listFavourites(db, readerId, nowMs);
}

/** A reader's settings. */
export async function listSettings(db: Database, readerId: number): Promise<SettingChoice[]> {
  const [rows] = await readAll(db, bindQuery(settingsOfReader, readerId));
  return toChoices(rows);
}

/** Merges settings with a reader's and returns all of them. Throws `validation_failed` for moments too far ahead. */
export async function takeSettings(
  db: Database,
  readerId: number,
  choices: readonly SettingChoice[],
  nowMs: number,
): Promise<SettingChoice[]> {
  refuseAhead(
    choices.flatMap((choice, at) => (isChosenAhead(choice, nowMs) ? [`settings.${at}.changed_at_ms`] : [])),
  );
  await mergeSettings(db, readerId, choices);
  return listSettings(db, readerId);
}

/** Before any possible expiry. */
const EVER = -1;

/** Personal data: favourites and settings of a reader; they are deleted with the account by cascade. */
export const readerPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [favourites, settings] = await readAll(
      db,
      bindQuery(favouritesOfReader, readerId, EVER),
      bindQuery(settingsOfReader, readerId),
    );
    return {
      favourites: toLists(favourites),
      settings: settings.map(({ value, ...rest }) => ({ ...rest, value: JSON.parse(value) })),
    };
  },
  removalOf: () => [],
});

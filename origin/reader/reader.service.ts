import { ask, type Database, readAll } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import { FAVOURITE_KINDS, type FavouriteLists, KEPT_SECONDS } from "#shared/favourite/index.ts";
import type { SettingChoice } from "#shared/settings/index.ts";
import { mergeEntries } from "./favourite.store.ts";
import { type Lists, toChoices, toLists } from "./reader.mapping.ts";
import { favouritesOfReader, settingsOfReader } from "./reader.queries.ts";
import { mergeSettings } from "./setting.store.ts";

/** How far ahead of ours a browser's clock may be. Beyond, one that is set wrong would be right for years. */
const AHEAD_SECONDS = 86_400;

const secondsOf = (nowMs: number): number => Math.floor(nowMs / 1000);

type Moment = readonly [field: string, at: number, latest: number];

/** Throws `validation_failed` that names the moments which are too far ahead. */
function refuseAhead(moments: readonly Moment[]): void {
  const ahead = moments.filter(([, at, latest]) => at > latest);
  if (ahead.length === 0) return;
  const complaints = ahead.map(([field]) => [field, ["must not be more than a day ahead"]]);
  throw new AppError("validation_failed", { fields: Object.fromEntries(complaints) });
}

function momentsOf(lists: FavouriteLists, now: number): Moment[] {
  const latest = now + AHEAD_SECONDS;
  return FAVOURITE_KINDS.flatMap((kind) =>
    lists[kind].flatMap(({ followed_at, removed_at, expires_at }, at): Moment[] => [
      [`${kind}.${at}.followed_at`, followed_at, latest],
      [`${kind}.${at}.removed_at`, removed_at ?? 0, latest],
      [`${kind}.${at}.expires_at`, expires_at, latest + KEPT_SECONDS],
    ]),
  );
}

/** What a reader follows, without what has expired. */
export async function listFavourites(db: Database, readerId: number, nowMs: number): Promise<Lists> {
  const [rows] = await readAll(db, ask(favouritesOfReader, readerId, secondsOf(nowMs)));
  return toLists(rows);
}

/** Merges entries with a reader's and gives all of them. Throws `validation_failed` for moments too far ahead. */
export async function takeFavourites(
  db: Database,
  readerId: number,
  lists: FavouriteLists,
  nowMs: number,
): Promise<Lists> {
  const now = secondsOf(nowMs);
  refuseAhead(momentsOf(lists, now));
  await mergeEntries(db, readerId, lists, now);
  return listFavourites(db, readerId, nowMs);
}

/** What a reader has chosen. */
export async function listSettings(db: Database, readerId: number): Promise<SettingChoice[]> {
  const [rows] = await readAll(db, ask(settingsOfReader, readerId));
  return toChoices(rows);
}

/** Merges choices with a reader's and gives all of them. Throws `validation_failed` for moments too far ahead. */
export async function takeSettings(
  db: Database,
  readerId: number,
  choices: readonly SettingChoice[],
  nowMs: number,
): Promise<SettingChoice[]> {
  const latest = nowMs + AHEAD_SECONDS * 1000;
  refuseAhead(
    choices.map(({ changed_at_ms }, at) => [`settings.${at}.changed_at_ms`, changed_at_ms, latest]),
  );
  await mergeSettings(db, readerId, choices);
  return listSettings(db, readerId);
}

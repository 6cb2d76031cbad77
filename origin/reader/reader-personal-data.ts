import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { ask, type Database, readAll } from "#origin/db/database.ts";
import { toLists } from "./reader.mapping.ts";
import { favouritesOfReader, settingsOfReader } from "./reader.queries.ts";

/** Before every moment that an entry can expire at. */
const EVER = -1;

/** What a reader follows and has chosen, all that is stored of it; it goes with the account by itself. */
export const readerPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [favourites, settings] = await readAll(
      db,
      ask(favouritesOfReader, readerId, EVER),
      ask(settingsOfReader, readerId),
    );
    return {
      favourites: toLists(favourites),
      settings: settings.map(({ value, ...rest }) => ({ ...rest, value: JSON.parse(value) })),
    };
  },
  removalOf: () => [],
});

import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { toLists } from "./reader.mapping.ts";
import { favouritesOfReader, settingsOfReader } from "./reader.queries.ts";

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

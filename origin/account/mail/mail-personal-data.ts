import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { PersonalDataSource } from "../account-deps.ts";
import { linksOfUser } from "./mail.queries.ts";

/** Mail links of a reader, without their tokens; they are deleted with the account by cascade. */
export const mailPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [mail_links] = await readAll(db, bindQuery(linksOfUser, readerId));
    return { mail_links };
  },
  removalOf: () => [],
});

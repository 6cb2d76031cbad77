import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { commentsOfUser, reportsOfUser } from "./comment.queries.ts";
import { forgetCommentsOf } from "./comment.store.ts";

/** Personal data of comments: a reader's comments and reports. Reports are deleted with the account by cascade. */
export const commentPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [comments, comment_reports] = await readAll(
      db,
      bindQuery(commentsOfUser, readerId),
      bindQuery(reportsOfUser, readerId),
    );
    return { comments, comment_reports };
  },
  removalOf: (readerId) => forgetCommentsOf(db, readerId),
});

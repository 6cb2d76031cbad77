import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { followedBy } from "./expert.queries.ts";
import { tipsOfAccount } from "./tip.queries.ts";
import { emptyTipsOf } from "./tip.store.ts";

/**
 * Personal data of tips: experts a reader follows, and tips they have published. Tips stay in the ledger without their
 * texts.
 */
export const tipPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [follows, tips] = await readAll(
      db,
      bindQuery(followedBy, readerId),
      bindQuery(tipsOfAccount, readerId),
    );
    return { follows, tips };
  },
  removalOf: (readerId, nowMs) => [emptyTipsOf(db, readerId, Math.floor(nowMs / 1000))],
});

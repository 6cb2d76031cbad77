import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AsOf } from "#origin/football/as-of.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import type { LedgerDay } from "#shared/tip/index.ts";
import type { HashedEntry, SealedEntry } from "#shared/tip/tip-ledger.rules.ts";
import { countOfLedgerDays, type EntryRow, entriesAfter, ledgerDays } from "./tip.queries.ts";

const toEntry = ({ id, ...entry }: EntryRow): HashedEntry => ({ seq: id, ...entry });

const sealed = ({ seq, hash, kick_off_at }: HashedEntry): SealedEntry => ({ seq, hash, kick_off_at });

/** Ledger entries after a number; those before their match's kick-off are sealed. */
export async function listEntries(
  db: Database,
  { after, limit }: { readonly after: number; readonly limit: number },
  nowMs: number,
): Promise<AsOf<(HashedEntry | SealedEntry)[]>> {
  const [rows] = await readAll(db, bindQuery(entriesAfter, nowMs, after, limit));
  const now = Math.floor(nowMs / 1000);
  const ahead = rows.filter(({ kick_off_at }) => kick_off_at > now);
  return {
    data: rows.map(toEntry).map((entry) => (entry.kick_off_at > now ? sealed(entry) : entry)),
    nextChangeAtMs:
      ahead.length === 0 ? null : Math.min(...ahead.map(({ kick_off_at }) => kick_off_at)) * 1000,
  };
}

/** The last entry of each day, newest day first. */
export async function listLedgerDays(
  db: Database,
  page: PageQuery,
  nowMs: number,
): Promise<Paged<LedgerDay[]>> {
  const [data, [count]] = await readAll(
    db,
    bindQuery(ledgerDays, nowMs, page.limit, offsetOf(page)),
    bindQuery(countOfLedgerDays, nowMs),
  );
  return { data, page: pageInfo(page, count) };
}

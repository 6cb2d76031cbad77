import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import type { AccountEvent } from "#shared/account/account.schema.ts";
import { eventsOfUser, type StoredEvent } from "./account.queries.ts";
import type { PersonalDataSource } from "./account-deps.ts";
import type { ChangedBy } from "./account-event.store.ts";
import { secondsOf } from "./session.service.ts";

/** The account and browser that an event records. */
export const byReader = (
  { sessionId }: Reader,
  { userAgent }: Pick<Caller, "userAgent">,
  nowMs: number,
): ChangedBy => ({ sessionId, userAgent, at: secondsOf(nowMs) });

const EVERY = Number.MAX_SAFE_INTEGER;

function toEvent({ id, kind, at, user_agent, ended_agent }: StoredEvent): Omit<AccountEvent, "current"> {
  return { id, kind, at, user_agent, ended_agent };
}

/** Account events of a reader, newest first, before a given id. */
export async function listEvents(
  db: Database,
  reader: Reader,
  { before = EVERY, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<AccountEvent[]> {
  const [rows] = await readAll(db, bindQuery(eventsOfUser, reader.id, before, limit));
  return rows.map((row) => ({ ...toEvent(row), current: row.session_id === reader.sessionId }));
}

/** Account events for the export; they are deleted with the account by cascade. */
export const eventPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [rows] = await readAll(db, bindQuery(eventsOfUser, readerId, EVERY, EVERY));
    return { account_events: rows.map(toEvent) };
  },
  removalOf: () => [],
});

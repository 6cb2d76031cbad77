import type { Database, SqlValue, Statement } from "#origin/db/database.ts";
import type { AccountEventKind } from "#shared/account/account-event.table.ts";

/** Writes of account events. Put the statements in the transaction of the change that they record. */

/** Maximum number of events of one kind per account, so that repeated log-ins cannot fill the table. */
const MOST_OF_A_KIND = 50;

/** The session that changes an account and its browser, both null for an operator's command; `at` in seconds UTC. */
export interface ChangedBy {
  readonly sessionId: number | null;
  readonly userAgent: string | null;
  readonly at: number;
}

/** An operator, who has no session. */
export const byOperator = (at: number): ChangedBy => ({ sessionId: null, userAgent: null, at });

/** A SELECT of account id and session id for an event, with parameters from `?5` on; no row means no event. */
export interface EventOf {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Inserts an event. `of` may use the session of {@link ChangedBy} as `?4`. */
export const addEvent = (
  db: Database,
  kind: AccountEventKind,
  { sessionId, userAgent, at }: ChangedBy,
  of: EventOf,
): Statement =>
  db
    .prepare(
      `INSERT INTO account_events (kind, user_agent, at, user_id, session_id) SELECT ?1, ?2, ?3, * FROM (${of.sql})`,
    )
    .bind(kind, userAgent, at, sessionId, ...of.values);

/** Deletes the oldest events of an account beyond the limit per kind. */
export const dropOldEvents = (db: Database, userId: number): Statement =>
  db
    .prepare(`DELETE FROM account_events WHERE id IN (SELECT id FROM
      (SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS place FROM account_events WHERE user_id = ?1)
      WHERE place > ${MOST_OF_A_KIND})`)
    .bind(userId);

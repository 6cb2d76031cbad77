import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { sessions, users } from "#origin/db/schema/account.table.ts";
import { IS_PROVEN } from "./session.sql.ts";

/** Queries of sessions. */

export type StoredSession = RowOf<typeof sessions>;

export type HeldSessionRow = StoredSession & Pick<RowOf<typeof users>, "role">;

/**
 * The session with token hash `?1` and its reader's role, unless it is expired at `?2` (seconds UTC) or a staff session
 * without a passkey.
 */
export const sessionByToken: Query<HeldSessionRow> = query(`SELECT s.*, u.role
  FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = ?1 AND s.expires_at > ?2 AND ${IS_PROVEN}`);

/** Active sessions of reader `?1` at `?2`, last used first. */
export const sessionsOfUser: Query<StoredSession> = query(`SELECT * FROM sessions
  WHERE user_id = ?1 AND expires_at > ?2 ORDER BY seen_at DESC, id DESC`);

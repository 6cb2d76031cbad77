import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { HeldSession } from "#origin/http/access.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import {
  type IssuedSession,
  LONGEST_SESSION_SECONDS,
  SESSION_SECONDS,
  type SessionRow,
} from "#shared/account/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { UserRow } from "./account.queries.ts";
import type { ChangedBy } from "./account-event.store.ts";
import { hashOf, randomWord } from "./secret.ts";
import { sessionByToken, sessionsOfUser } from "./session.queries.ts";
import {
  addSession,
  endOtherSessions,
  endSession,
  endSessionOfToken,
  type LogInEvent,
  prolongSession,
} from "./session.store.ts";

/** Granularity of recorded use, so that not every request writes. */
const SEEN_EVERY_SECONDS = 3600;
const TOKEN_BYTES = 32;

/** The second (UTC) of a moment in milliseconds: account rows store seconds. */
export const secondsOf = (nowMs: number): number => Math.floor(nowMs / 1000);

const lifeOf = (remember: boolean): number => SESSION_SECONDS[remember ? "remembered" : "plain"];

/** Session cookie of the browser; without "remember me" it ends with the browser. */
export const issued = (
  token: string,
  remember: boolean,
  seconds: number = SESSION_SECONDS.remembered,
): IssuedSession => ({ token, max_age: remember ? seconds : null });

/** A new token: 43 characters of base64url. */
export const newToken = (): string => randomWord(TOKEN_BYTES);

/**
 * Finds the session of a token, and extends it at most hourly, up to its maximum lifetime; null when there is none or
 * it expired.
 */
export async function findSession(db: Database, token: string, nowMs: number): Promise<HeldSession | null> {
  const now = secondsOf(nowMs);
  const [[row]] = await readAll(db, bindQuery(sessionByToken, hashOf(token), now));
  if (!row) return null;
  const reader: Reader = { id: row.user_id, role: row.role, sessionId: row.id };
  if (now - row.seen_at < SEEN_EVERY_SECONDS) return { reader, renewed: null };
  const remember = row.remember === 1;
  const last = row.created_at + LONGEST_SESSION_SECONDS[remember ? "remembered" : "plain"];
  const expires_at = Math.min(now + lifeOf(remember), last);
  await prolongSession(db, { id: row.id, seen_at: now, expires_at });
  // A session from before the maximum lifetime existed ends at its first use.
  return expires_at > now ? { reader, renewed: issued(token, remember, expires_at - now) } : null;
}

/** A session that has begun, and the account of the browser's previous session; null where there was none. */
export interface OpenedSession {
  readonly session: IssuedSession;
  readonly endedOf: number | null;
}

interface SessionStart {
  readonly caller: Caller;
  readonly remember: boolean;
  readonly nowMs: number;
  /** Seconds UTC; null for a log-in by password. */
  readonly passkeyAt?: number | null;
  /** Null for a new account, whose registration is an event of its own. */
  readonly event?: LogInEvent | null;
}

/**
 * Logs a reader in under a new token, and ends the browser's previous session. Null when the password was changed since
 * it was checked.
 */
export async function openSession(
  db: Database,
  user: Pick<UserRow, "id" | "password_hash">,
  { caller, remember, nowMs, passkeyAt = null, event = "new_login" }: SessionStart,
): Promise<OpenedSession | null> {
  const token = newToken();
  const now = secondsOf(nowMs);
  const added = {
    token_hash: hashOf(token),
    remember: remember ? 1 : 0,
    user_agent: caller.userAgent,
    created_at: now,
    expires_at: now + lifeOf(remember),
    passkey_at: passkeyAt,
  };
  const replacedHash = caller.token === null ? null : hashOf(caller.token);
  const { isAdded, endedOf } = await addSession(db, user, added, { replacedHash, event });
  return isAdded ? { session: issued(token, remember), endedOf } : null;
}

/** Seconds for which a log-in confirms a change where there is no password to confirm it. */
const FRESH_SECONDS = 15 * 60;

/** True if a reader's session has just begun. */
export async function isFreshSession(
  db: Database,
  { id, sessionId }: Reader,
  nowMs: number,
): Promise<boolean> {
  const now = secondsOf(nowMs);
  const [rows] = await readAll(db, bindQuery(sessionsOfUser, id, now));
  return rows.some((session) => session.id === sessionId && session.created_at > now - FRESH_SECONDS);
}

/** Ends the session of the caller's browser, and returns its account's id; null without a session. */
export const logOut = async (db: Database, { token }: Caller): Promise<number | null> =>
  token === null ? null : endSessionOfToken(db, hashOf(token));

/** The sessions of a reader. */
export async function listSessions(db: Database, reader: Reader, nowMs: number): Promise<SessionRow[]> {
  const [rows] = await readAll(db, bindQuery(sessionsOfUser, reader.id, secondsOf(nowMs)));
  return rows.map(({ id, user_agent, remember, created_at, seen_at, expires_at }) => ({
    ...{ id, current: id === reader.sessionId, user_agent, remember: remember === 1 },
    ...{ created_at, seen_at, expires_at },
  }));
}

/**
 * Ends one of a reader's sessions, or all but the current one. Throws `data_not_found` for an unknown id and for
 * another reader's id alike, so that the error does not reveal which.
 */
export async function endSessions(
  db: Database,
  reader: Reader,
  { id, by }: { readonly id: number | null; readonly by: ChangedBy },
): Promise<void> {
  if (id === null) await endOtherSessions(db, reader, by);
  else if (!(await endSession(db, reader, id, by)))
    throw new AppError("data_not_found", { detail: `session ${id}` });
}

import { ask, type Database, readAll } from "#origin/db/database.ts";
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

/** What is written of a session's use: a write for every call would cost more than the calls. */
const SEEN_EVERY_SECONDS = 3600;
const TOKEN_BYTES = 32;

/** The second, UTC, that a moment in milliseconds falls in: what is stored of accounts counts in seconds. */
export const secondsOf = (nowMs: number): number => Math.floor(nowMs / 1000);

const lifeOf = (remember: boolean): number => SESSION_SECONDS[remember ? "remembered" : "plain"];

/** A session as the reader's browser keeps it: one that is not remembered ends with the browser. */
export const issued = (
  token: string,
  remember: boolean,
  seconds: number = SESSION_SECONDS.remembered,
): IssuedSession => ({ token, max_age: remember ? seconds : null });

/** A token that nobody had before: 43 characters of base64url. */
export const newToken = (): string => randomWord(TOKEN_BYTES);

/** Finds the session of a token, and prolongs it once an hour, up to its longest; null when there is none or it is over. */
export async function findSession(db: Database, token: string, nowMs: number): Promise<HeldSession | null> {
  const now = secondsOf(nowMs);
  const [[row]] = await readAll(db, ask(sessionByToken, hashOf(token), now));
  if (!row) return null;
  const reader: Reader = { id: row.user_id, role: row.role, sessionId: row.id };
  if (now - row.seen_at < SEEN_EVERY_SECONDS) return { reader, renewed: null };
  const remember = row.remember === 1;
  const last = row.created_at + LONGEST_SESSION_SECONDS[remember ? "remembered" : "plain"];
  const expires_at = Math.min(now + lifeOf(remember), last);
  await prolongSession(db, { id: row.id, seen_at: now, expires_at });
  // One that was begun before there was a longest is over at its first use.
  return expires_at > now ? { reader, renewed: issued(token, remember, expires_at - now) } : null;
}

/** A session that has begun, and the account whose session the browser came with; null where it came with none. */
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
  /** Null where the account has just been made, which is an event of its own. */
  readonly event?: LogInEvent | null;
}

/**
 * Logs a reader in under a token that nobody had before, and ends the session that the browser came with. Null when the
 * password is no longer the one that was checked.
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

/** Ends the session of the caller's browser, and gives its account's id; null without a session. */
export const logOut = async (db: Database, { token }: Caller): Promise<number | null> =>
  token === null ? null : endSessionOfToken(db, hashOf(token));

/** Where a reader is logged in. */
export async function listSessions(db: Database, reader: Reader, nowMs: number): Promise<SessionRow[]> {
  const [rows] = await readAll(db, ask(sessionsOfUser, reader.id, secondsOf(nowMs)));
  return rows.map(({ id, user_agent, remember, created_at, seen_at, expires_at }) => ({
    ...{ id, current: id === reader.sessionId, user_agent, remember: remember === 1 },
    ...{ created_at, seen_at, expires_at },
  }));
}

/**
 * Ends one of a reader's sessions, or all but the one he asks from. Throws `data_not_found` for an id that is none of his, and
 * tells nothing of whether it is another's.
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

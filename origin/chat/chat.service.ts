import { avatarPath } from "#origin/account/account.mapping.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { noMatch } from "#origin/football/not-found.ts";
import { nameKey } from "#shared/account/index.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { ChatMute, ModerationLogEntry } from "#shared/chat/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Writer } from "#shared/room/ticket.ts";
import { toLogged } from "./chat.mapping.ts";
import { moderationEventsBefore, mutesAt, personByNick, writerAt } from "./chat.queries.ts";

/** Chat queries and tickets of origin. Moments are milliseconds UTC. */

const MOST_MUTES = 500;

/**
 * A reader as a participant of a match's room: the public profile, whether they follow the match, and until when they
 * are muted. Throws `match_not_found`, and `session_expired` once the account is deleted.
 */
export async function getWriter(
  db: Database,
  readerId: number,
  matchId: number,
  nowMs: number,
): Promise<Writer> {
  const [[row]] = await readAll(db, bindQuery(writerAt, readerId, matchId, nowMs));
  if (!row) throw new AppError("session_expired");
  if (row.match_id === null) throw noMatch(matchId);
  const { id, nick_name, avatar, role, follows, muted_until_ms } = row;
  return {
    ...{ id, nick_name, avatar: avatarPath(avatar), role, follows: follows === 1 },
    ...{ muted_until_ms, issued_at_ms: nowMs },
  };
}

/** A page of the log, newest first. */
export async function listModerationLog(
  db: Database,
  { before, match_id, user_id, type, limit }: QueryOf<typeof endpoints.chatDeeds>,
): Promise<ModerationLogEntry[]> {
  const filters = [match_id ?? null, user_id ?? null, type === "all" ? null : type, limit] as const;
  const [rows] = await readAll(
    db,
    bindQuery(moderationEventsBefore, before ?? Number.MAX_SAFE_INTEGER, ...filters),
  );
  return rows.map(toLogged);
}

/** Muted readers. */
export async function listMutes(db: Database, nowMs: number): Promise<ChatMute[]> {
  const [rows] = await readAll(db, bindQuery(mutesAt, nowMs, MOST_MUTES));
  return rows.map(({ user_id, nick_name, until_ms, at_ms, by_id, by_name }) => ({
    ...{ user: { id: user_id, nick_name }, until_ms, at_ms },
    by: by_id === null ? null : { id: by_id, nick_name: by_name ?? "" },
  }));
}

/** The account of a nickname. Throws `user_not_found`. */
export async function getUserByNick(db: Database, nickName: string): Promise<ChatMute["user"]> {
  const [[user]] = await readAll(db, bindQuery(personByNick, nameKey(nickName)));
  if (!user) throw new AppError("user_not_found", { detail: `no reader has the nickname ${nickName}` });
  return user;
}

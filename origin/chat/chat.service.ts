import { avatarPath } from "#origin/account/account.mapping.ts";
import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { noMatch } from "#origin/football/not-found.ts";
import { nameKey } from "#shared/account/index.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { ChatMute, ModerationLogEntry } from "#shared/chat/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Writer } from "#shared/room/ticket.ts";
import { toLogged } from "./chat.mapping.ts";
import {
  type ModerationEventRow,
  moderationEventsBefore,
  moderationEventsOfUser,
  mutesAt,
  personById,
  personByNick,
  ticketsOfUser,
  writerAt,
} from "./chat.queries.ts";
import { forgetUser } from "./chat.store.ts";

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

/**
 * A moderation event as one of the two parties may read it: without the other's name (above all the reporter's) and
 * without texts.
 */
function exported(row: ModerationEventRow, readerId: number) {
  const { seq: _, by, user, messages, ...rest } = toLogged(row);
  const isHis = user?.id === readerId;
  return {
    ...rest,
    by_me: by?.id === readerId,
    about_me: isHis,
    messages: messages.map(({ id, text, at_ms }) => (isHis ? { id, text, at_ms } : { id, at_ms })),
  };
}

/**
 * Personal data of the chat: moderation events by and about a reader. On deletion the events stay in the log without
 * the reader's name and texts; the mute is deleted with the account by cascade.
 */
export const chatPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [events, [person], tickets] = await readAll(
      db,
      bindQuery(moderationEventsOfUser, readerId),
      bindQuery(personById, readerId),
      bindQuery(ticketsOfUser, readerId, 0),
    );
    return {
      chat_deeds: events.map((row) => exported(row, readerId)),
      chat_muted_until_ms: person?.until_ms ?? null,
      chat_tickets: tickets,
    };
  },
  removalOf: (readerId, nowMs) => forgetUser(db, readerId, nowMs),
});

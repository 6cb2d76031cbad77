import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { toLogged } from "./chat.mapping.ts";
import {
  type ModerationEventRow,
  moderationEventsOfUser,
  personById,
  ticketsOfUser,
} from "./chat.queries.ts";
import { forgetUser } from "./chat.store.ts";

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

import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { ask, type Database, readAll } from "#origin/db/database.ts";
import { toLogged } from "./chat.mapping.ts";
import { type DeedRow, deedsOfUser, personById, ticketsOfUser } from "./chat.queries.ts";
import { forgetUser } from "./chat.store.ts";

/** A deed as one of the two may have it: the other one's name, who reported him above all, is not his to know, nor are texts. */
function exported(row: DeedRow, readerId: number) {
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
 * What is kept of a reader here: what he has done and what was done to him in the chat of matches. That it was done stays in
 * the log, without his name and what he wrote; his mute goes with the account by itself.
 */
export const chatPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [deeds, [person], tickets] = await readAll(
      db,
      ask(deedsOfUser, readerId),
      ask(personById, readerId),
      ask(ticketsOfUser, readerId, 0),
    );
    return {
      chat_deeds: deeds.map((row) => exported(row, readerId)),
      chat_muted_until_ms: person?.until_ms ?? null,
      chat_tickets: tickets,
    };
  },
  removalOf: (readerId, nowMs) => forgetUser(db, readerId, nowMs),
});

import type { Database } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import { MESSAGE_STANDS_MS, MUTE_MINUTES } from "#shared/chat/chat.table.ts";
import type { ErasureRow, ModerationEventRow } from "./chat.queries.ts";

/** Writes of the chat log. Moments are milliseconds UTC. */

/** An event before it has its id. */
export type NewModerationEvent = Omit<ModerationEventRow, "seq">;

/** A JSON list of messages without their texts. */
const withoutTexts = (messages: string): string =>
  `(SELECT json_group_array(json_set(one.value, '$.text', '')) FROM json_each(${messages}) one)`;

/** A name for the log: that of a missing (null) or deleted account is dropped. */
const nameOf = (id: string, account: string, name: string): string =>
  `CASE WHEN ${id} IS NULL THEN NULL WHEN ${account}.id IS NULL THEN '' ELSE coalesce(${name}, ${account}.nick_name) END`;

/** An event about an account that was deleted meanwhile is stored without name and texts. */
const ADD = `INSERT INTO chat_deeds (id, match_id, at_ms, type, by_id, by_name, user_id, user_name, messages, detail)
  SELECT e.value ->> 'id', e.value ->> 'match_id', e.value ->> 'at_ms', e.value ->> 'type',
    e.value ->> 'by_id', ${nameOf("e.value ->> 'by_id'", "actor", "e.value ->> 'by_name'")},
    e.value ->> 'user_id', ${nameOf("e.value ->> 'user_id'", "u", "e.value ->> 'user_name'")},
    CASE WHEN u.id IS NULL THEN ${withoutTexts("e.value ->> 'messages'")} ELSE e.value ->> 'messages' END,
    e.value ->> 'detail'
  FROM json_each(?1) e LEFT JOIN users u ON u.id = e.value ->> 'user_id'
    LEFT JOIN users actor ON actor.id = e.value ->> 'by_id'
  WHERE true ORDER BY e.key ON CONFLICT (id) DO NOTHING`;

/**
 * The mutes among the events of these ids, for accounts that exist. An event that arrives late does not undo a newer
 * one.
 */
const MUTE = `INSERT INTO chat_mutes (user_id, until_ms, at_ms, deed_seq, by_id)
  SELECT u.id, d.detail ->> 'until_ms', d.at_ms, d.seq, d.by_id
  FROM json_each(?1) e JOIN chat_deeds d ON d.id = e.value JOIN users u ON u.id = d.user_id
  WHERE d.type = 'mute' ORDER BY d.seq
  ON CONFLICT (user_id) DO UPDATE SET until_ms = excluded.until_ms, at_ms = excluded.at_ms,
    deed_seq = excluded.deed_seq, by_id = excluded.by_id
  WHERE (excluded.at_ms, excluded.deed_seq) > (chat_mutes.at_ms, chat_mutes.deed_seq)`;

/** A mute may include a hundred messages; this many events stay far below the limits of a statement. */
const EVENTS_PER_STATEMENT = 10;

/** Appends events to the log, each once, and applies the mutes among them, in one transaction. */
export async function addModerationEvents(
  db: Database,
  events: readonly NewModerationEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const added = portionsOf(events, EVENTS_PER_STATEMENT).map((some) =>
    db.prepare(ADD).bind(JSON.stringify(some)),
  );
  await db.batch([...added, db.prepare(MUTE).bind(JSON.stringify(events.map(({ id }) => id)))]);
}

/** Inserts nothing if the session has ended: a log-out either sees this row or comes before the ticket. */
const ADD_TICKET = `INSERT INTO chat_tickets (user_id, match_id, issued_at_ms)
  SELECT s.user_id, m.id, ?4 FROM sessions s JOIN matches m ON m.id = ?3 AND m.known_at <= ?4
  WHERE s.id = ?2 AND s.user_id = ?1
  ON CONFLICT (user_id, match_id) DO UPDATE SET issued_at_ms = max(issued_at_ms, excluded.issued_at_ms)
  RETURNING user_id`;

/** Records a ticket before it is issued; false when the session has ended or there is no such match. */
export async function addTicket(
  db: Database,
  reader: { readonly id: number; readonly sessionId: number },
  matchId: number,
  nowMs: number,
): Promise<boolean> {
  const added = db.prepare(ADD_TICKET).bind(reader.id, reader.sessionId, matchId, nowMs);
  return (await added.all()).results.length > 0;
}

/**
 * Returns the statements that remove a deleted account's names and texts from the log, and that queue the erasure in
 * rooms.
 */
export const forgetUser = (db: Database, userId: number, nowMs: number) => [
  db
    .prepare(
      `INSERT INTO chat_erasures (user_id, match_id, tries, deleted_at_ms, due_at_ms)
        SELECT user_id, match_id, 0, ?2, ?2 FROM chat_tickets WHERE user_id = ?1`,
    )
    .bind(userId, nowMs),
  db
    .prepare(
      `UPDATE chat_deeds SET user_name = '', messages = ${withoutTexts("messages")} WHERE user_id = ?1`,
    )
    .bind(userId),
  db.prepare("UPDATE chat_deeds SET by_name = '' WHERE by_id = ?1").bind(userId),
];

type Erasure = Pick<ErasureRow, "user_id" | "match_id">;

/** Removes an erasure: the room has done it, or is no longer retried. */
export async function removeErasure(db: Database, { user_id, match_id }: Erasure): Promise<void> {
  const sql = "DELETE FROM chat_erasures WHERE user_id = ?1 AND match_id = ?2";
  await db.batch([db.prepare(sql).bind(user_id, match_id)]);
}

/** Counts a failed try of an erasure, and schedules the next one. */
export async function postponeErasure(
  db: Database,
  { user_id, match_id, tries, due_at_ms }: Omit<ErasureRow, "deleted_at_ms">,
): Promise<void> {
  const sql = "UPDATE chat_erasures SET tries = ?3, due_at_ms = ?4 WHERE user_id = ?1 AND match_id = ?2";
  await db.batch([db.prepare(sql).bind(user_id, match_id, tries, due_at_ms)]);
}

/** Retention of the log. */
export const LOG_MS = 180 * 86_400_000;
/** A mute this old has expired, and no event that old can still arrive. */
const LONGEST_MUTE_MS = Math.max(...MUTE_MINUTES) * 60_000;
/**
 * Time for which ticket rows name the rooms that hold data of a reader: the last message lives that long, a reply with the
 * reader's name as long again, and a ticket allows writing for some minutes.
 */
const TICKETS_KEPT_MS = 2 * MESSAGE_STANDS_MS + 86_400_000;

/** Deletes expired rows as of a moment: events after half a year, mutes, tickets after five days. */
export async function sweepChat(db: Database, nowMs: number): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM chat_deeds WHERE at_ms <= ?1").bind(nowMs - LOG_MS),
    db.prepare("DELETE FROM chat_mutes WHERE at_ms <= ?1").bind(nowMs - LONGEST_MUTE_MS),
    db.prepare("DELETE FROM chat_tickets WHERE issued_at_ms <= ?1").bind(nowMs - TICKETS_KEPT_MS),
  ]);
}

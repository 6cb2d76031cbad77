import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";
import type { chat_deeds, chat_erasures, chat_mutes, chat_tickets } from "#origin/db/schema/chat.table.ts";

/** Queries of the chat log. */

export type ModerationEventRow = RowOf<typeof chat_deeds>;

/** The newest `?5` events below id `?1`; of match `?2`, by or about user `?3`, of type `?4`, each null for all. */
export const moderationEventsBefore: Query<ModerationEventRow> =
  query(`SELECT * FROM chat_deeds WHERE seq < ?1
  AND (?2 IS NULL OR match_id = ?2) AND (?3 IS NULL OR user_id = ?3 OR by_id = ?3) AND (?4 IS NULL OR type = ?4)
  ORDER BY seq DESC LIMIT ?5`);

/** Moderation events by and about user `?1`. */
export const moderationEventsOfUser: Query<ModerationEventRow> = query(
  "SELECT * FROM chat_deeds WHERE user_id = ?1 OR by_id = ?1 ORDER BY seq",
);

/** Matches where user `?1` has written after `?2`, as known from events, latest first. */
export const matchesWithUser: Query<{ match_id: number }> =
  query(`SELECT match_id FROM chat_deeds WHERE user_id = ?1 AND at_ms > ?2 AND match_id IS NOT NULL
  GROUP BY match_id ORDER BY max(at_ms) DESC LIMIT 20`);

interface MuteRow {
  readonly user_id: number;
  readonly nick_name: string;
  readonly until_ms: number;
  readonly at_ms: number;
  readonly by_id: number | null;
  readonly by_name: string | null;
}

/** Active mutes at `?1`, at most `?2`. */
export const mutesAt: Query<MuteRow> = query(`SELECT c.user_id, u.nick_name, c.until_ms, c.at_ms, c.by_id,
    actor.nick_name AS by_name
  FROM chat_mutes c JOIN users u ON u.id = c.user_id LEFT JOIN users actor ON actor.id = c.by_id
  WHERE c.until_ms > ?1 ORDER BY c.until_ms LIMIT ?2`);

type Person = Pick<RowOf<typeof users>, "id" | "nick_name">;

type MutableRow = Pick<RowOf<typeof users>, "id" | "nick_name" | "role"> & {
  readonly said_at_ms: number | null;
  readonly until_ms: number | null;
};

/** Account `?1` with the time of the latest mute or unmute. */
export const personById: Query<MutableRow> =
  query(`SELECT u.id, u.nick_name, u.role, c.at_ms AS said_at_ms, c.until_ms
  FROM users u LEFT JOIN chat_mutes c ON c.user_id = u.id WHERE u.id = ?1`);

/** The account of a nickname's key. */
export const personByNick: Query<Person> = query("SELECT id, nick_name FROM users WHERE nick_key = ?1");

type WriterRow = Pick<RowOf<typeof users>, "id" | "nick_name" | "avatar" | "role"> & {
  /** Null when there is no such match. */
  readonly match_id: number | null;
  readonly follows: number;
  readonly muted_until_ms: RowOf<typeof chat_mutes>["until_ms"];
};

/**
 * User `?1` as a participant of the room of match `?2` at `?3`. `isFollowed` of shared/favourite defines which matches
 * the user follows.
 */
export const writerAt: Query<WriterRow> = query(`SELECT u.id, u.nick_name, u.avatar, u.role, m.id AS match_id,
    c.until_ms AS muted_until_ms,
    EXISTS (SELECT 1 FROM reader_favourites f WHERE f.user_id = u.id AND f.expires_at > ?3 / 1000
      AND (f.removed_at IS NULL OR f.followed_at >= f.removed_at)
      AND ((f.kind = 'match' AND f.thing_id = m.id) OR (f.kind = 'league' AND f.thing_id = m.competition_id)
        OR (f.kind = 'team' AND f.thing_id IN (m.home_id, m.away_id)))) AS follows
  FROM users u LEFT JOIN matches m ON m.id = ?2 AND m.known_at <= ?3
    LEFT JOIN chat_mutes c ON c.user_id = u.id AND c.until_ms > ?3
  WHERE u.id = ?1`);

type TicketRow = Pick<RowOf<typeof chat_tickets>, "match_id" | "issued_at_ms">;

/** The matches for which user `?1` got a chat ticket after `?2`. */
export const ticketsOfUser: Query<TicketRow> = query(
  "SELECT match_id, issued_at_ms FROM chat_tickets WHERE user_id = ?1 AND issued_at_ms > ?2 ORDER BY match_id",
);

export type ErasureRow = RowOf<typeof chat_erasures>;

/** At most `?2` erasures of deleted user `?1`. */
export const erasuresOfUser: Query<ErasureRow> = query(
  "SELECT * FROM chat_erasures WHERE user_id = ?1 ORDER BY match_id LIMIT ?2",
);

/** At most `?2` erasures that are due at `?1`, longest due first. */
export const erasuresDue: Query<ErasureRow> = query(
  "SELECT * FROM chat_erasures WHERE due_at_ms <= ?1 ORDER BY due_at_ms LIMIT ?2",
);

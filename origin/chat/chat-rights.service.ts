import type { ChatRights } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import { logLine } from "#origin/http/log.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import { messageOf } from "#shared/errors/index.ts";
import { type ErasureRow, erasuresDue, erasuresOfUser, ticketsOfUser } from "./chat.queries.ts";
import { postponeErasure, removeErasure } from "./chat.store.ts";

/** Notifies rooms that an account's rights ended or that the account was deleted. Moments are milliseconds UTC. */

interface ChatRightsDeps {
  readonly db: Database;
  readonly rooms: Pick<MatchRooms, "end">;
  readonly now: () => number;
}

/** Longer than the write permission of a ticket, allowing for clock skew. */
const TICKETS_ALIVE_MS = 10 * 60_000;
/** Concurrent connections of a Worker (Cloudflare, Workers limits). */
const ROOMS_AT_ONCE = 6;
/** Fifteen seconds when no room responds. */
const ERASURES_A_TURN = 30;
const LONGEST_PAUSE_MINUTES = 60;
const GIVE_UP_AFTER_MS = 7 * 86_400_000;

/** Backoff after failed tries: 1, 2, 4 … 60 minutes. */
const pauseMs = (tries: number): number => Math.min(2 ** (tries - 1), LONGEST_PAUSE_MINUTES) * 60_000;

async function eachRoom<Row>(rows: readonly Row[], notify: (row: Row) => Promise<void>): Promise<void> {
  for (const some of portionsOf(rows, ROOMS_AT_ONCE)) await Promise.all(some.map(notify));
}

/** Ends rights in rooms. `eraseDue` retries the erasures that rooms have not accepted; cron calls it every minute. */
export function createChatRights({ db, rooms, now }: ChatRightsDeps): ChatRights & {
  readonly eraseDue: (nowMs: number) => Promise<void>;
} {
  async function erase(erasure: ErasureRow): Promise<void> {
    const { user_id, match_id, deleted_at_ms } = erasure;
    try {
      await rooms.end(match_id, { user_id, ended_at_ms: now(), forget: true });
      await removeErasure(db, erasure);
    } catch (thrown) {
      const tries = erasure.tries + 1;
      const fields = { user_id, match_id, tries, reason: messageOf(thrown) };
      if (now() - deleted_at_ms < GIVE_UP_AFTER_MS) {
        logLine("warn", "chat_erasure_failed", fields);
        return await postponeErasure(db, { user_id, match_id, tries, due_at_ms: now() + pauseMs(tries) });
      }
      logLine("error", "chat_erasure_abandoned", fields);
      await removeErasure(db, erasure);
    }
  }

  return {
    async onRightsEnded(userId) {
      const ended_at_ms = now();
      const [tickets] = await readAll(db, bindQuery(ticketsOfUser, userId, ended_at_ms - TICKETS_ALIVE_MS));
      await eachRoom(tickets, async ({ match_id }) => {
        try {
          await rooms.end(match_id, { user_id: userId, ended_at_ms, forget: false });
        } catch (thrown) {
          // The ticket's age ends the right within minutes.
          logLine("warn", "chat_end_failed", { user_id: userId, match_id, reason: messageOf(thrown) });
        }
      });
    },

    async onAccountDeleted(userId) {
      const [erasures] = await readAll(db, bindQuery(erasuresOfUser, userId, ERASURES_A_TURN));
      await eachRoom(erasures, erase);
    },

    async eraseDue(nowMs) {
      const [erasures] = await readAll(db, bindQuery(erasuresDue, nowMs, ERASURES_A_TURN));
      await eachRoom(erasures, erase);
    },
  };
}

import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import type { TryLimits } from "#origin/account/try-limits.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { FindSession } from "#origin/http/access.ts";
import { logLine } from "#origin/http/log.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { deliverNotices } from "./deliver-notifications.service.ts";
import { findNotices } from "./find-notices.service.ts";
import { anySubscription, ownKindsOfUser, subscriptionsOfUser } from "./push.queries.ts";
import { pushHandlers } from "./push.routes.ts";
import { sweepPush } from "./push.store.ts";
import { createPushSender } from "./push-sender.ts";
import type { PushSettings } from "./push-settings.ts";

interface PushServices {
  readonly db: Database;
  readonly settings: PushSettings;
  readonly betting: Betting;
  readonly limits: TryLimits;
  readonly findSession: FindSession;
  readonly now: () => number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Web Push: API handlers, and the delivery of notifications. */
export function createPush({ db, settings, betting, limits, findSession, now, fetch }: PushServices) {
  const send = settings.keys ? createPushSender({ keys: settings.keys, fetch }) : null;
  return {
    handlers: pushHandlers({ db, limits, findSession, settings, send }),

    /**
     * Notifies of events since the last turn, as of a moment (milliseconds UTC). Never rejects: the next turn delivers
     * the rest.
     */
    async turn(nowMs: number): Promise<void> {
      if (!send) return;
      try {
        const [[some]] = await readAll(db, bindQuery(anySubscription));
        if (!some || some.seen_at === null) return;
        await findNotices(db, betting, nowMs);
        await deliverNotices({ db, send, betting, now }, nowMs);
      } catch (thrown) {
        logLine("error", "push_turn_failed", { reason: messageOf(thrown) });
      }
    },

    sweep: (nowMs: number): Promise<void> => sweepPush(db, nowMs),
  };
}

/** Personal data of push: subscriptions bound to the reader's account. They are deleted with the account by cascade. */
export const pushPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [rows, chosen] = await readAll(
      db,
      bindQuery(subscriptionsOfUser, readerId),
      bindQuery(ownKindsOfUser, readerId),
    );
    const ownKinds = (browser: string) =>
      chosen.flatMap(({ endpoint, kind, thing_id, kinds }) =>
        endpoint === browser ? [{ kind, id: thing_id, kinds: JSON.parse(kinds ?? "[]") }] : [],
      );
    return {
      push: rows.map(({ endpoint, locale, kinds, delay_s, created_at, seen_at }) => ({
        ...{ endpoint, locale, kinds: JSON.parse(kinds), own_kinds: ownKinds(endpoint) },
        ...{ delay_s, created_at, seen_at },
      })),
    };
  },
  removalOf: () => [],
});

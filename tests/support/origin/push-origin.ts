import { beforeEach } from "vitest";
import type { Betting } from "#shared/odds/betting.ts";
import type { PushPreferences } from "#shared/push/index.ts";
import { PUSH_KINDS } from "#shared/push/push.table.ts";
import { atMinute, KICK_OFF } from "../batches/origin-batches.ts";
import { type AccountOrigin, accountOriginOfFile, userIn, type Visitor } from "./account-origin.ts";
import { createPushService, type PushService, VAPID } from "./push-receiver.ts";

/** An origin that sends notifications to browsers of a test. */
export interface PushOrigin extends AccountOrigin {
  readonly service: PushService;
  /** A new browser that subscribes; anonymous unless a visitor is given. */
  readonly subscribe: (name: string, wishes?: Partial<PushPreferences>, by?: Visitor) => Promise<void>;
  /** Runs the work of a minute at a time of the clock. */
  readonly turnAt: (ms: number) => Promise<void>;
  /** Makes a reader an expert; returns the reader's id. */
  readonly makeExpert: (reader: Visitor) => Promise<number>;
  /** Stores a tip of an expert about match 1, published at a time (milliseconds UTC). */
  readonly publishTip: (expertId: number, at_ms: number) => Promise<void>;
}

/** Subscription settings of a reader who follows nothing. */
export const somePreferences = (fields: Partial<PushPreferences> = {}): PushPreferences => ({
  kinds: [...PUSH_KINDS],
  follows: { match: [], league: [], team: [] },
  own_kinds: { match: [], league: [], team: [] },
  shielded: { match: [], team: [] },
  ...{ locale: "vi", delay_s: 0, scores_hidden: false, no_betting: false, ...fields },
});

/**
 * An origin with keys, and the push service of its browsers. Each test begins half an hour before kick-off, with a push
 * service that accepts everything.
 */
export function pushOriginOfFile(betting: Betting = "shown"): PushOrigin {
  const service = createPushService();
  const push = { keys: VAPID, hosts: ["fcm.googleapis.com"] };
  const accounts = accountOriginOfFile({ push, betting, fetch: service.fetch });
  beforeEach(() => {
    accounts.clock.ms = atMinute(-30);
    service.answers.clear();
  });
  return {
    ...{ ...accounts, service },
    async subscribe(name, wishes, by = accounts.visitor()) {
      const subscription = service.browser(name);
      const { code, errors } = await by.call("pushSubscribe", {
        subscription,
        wishes: somePreferences(wishes),
      });
      if (code !== "answered") throw new Error(`${code} ${JSON.stringify(errors)}`);
    },
    async turnAt(ms) {
      accounts.clock.ms = ms;
      await accounts.everyMinute();
    },
    async makeExpert(reader) {
      const { id, user_name } = userIn(await reader.call("usersMe"));
      await reader.call("accountsRole", { account: user_name, role: "expert" });
      return id;
    },
    async publishTip(expertId, at_ms) {
      const { db } = accounts.origin;
      await db.batch([
        db.prepare(
          "INSERT OR IGNORE INTO companies (id, name, kind, hot, position) VALUES (1, 'A company', 'bookmaker', 1, 1)",
        ),
        db
          .prepare(
            `INSERT INTO tips (expert_id, match_id, market, period, outcome, line, price, company_id, kick_off_at,
              published_at, text_hash, hash, permission, title, content)
            VALUES (?1, 1, 'asian_handicap', 'full', 'home', 0.25, 1.9, 1, ?2, ?3, '', '', 'followers', 'Kèo', 'Chữ')`,
          )
          .bind(expertId, KICK_OFF, Math.floor(at_ms / 1000)),
      ]);
    },
  };
}

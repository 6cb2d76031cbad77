import type { PushWishes } from "#shared/push/index.ts";
import { PUSH_KINDS } from "#shared/push/push.table.ts";
import { type AccountOrigin, accountOriginOfFile, type Visitor } from "./account-origin.ts";
import { createPushService, type PushService, VAPID } from "./push-receiver.ts";

/** An origin that sends notifications to browsers of a test. */
export interface PushOrigin extends AccountOrigin {
  readonly service: PushService;
  /** A new browser that asks to be told things; nobody's unless a visitor is given. */
  readonly subscribe: (name: string, wishes?: Partial<PushWishes>, by?: Visitor) => Promise<void>;
  /** Lets a minute's work be done at a moment of the clock. */
  readonly turnAt: (ms: number) => Promise<void>;
}

/** What a reader may wish who follows nothing. */
export const someWishes = (fields: Partial<PushWishes> = {}): PushWishes => ({
  kinds: [...PUSH_KINDS],
  follows: { match: [], league: [], team: [] },
  shielded: { match: [], team: [] },
  ...{ locale: "vi", delay_s: 0, scores_hidden: false, no_betting: false, ...fields },
});

/** An origin with keys, and the push service that its browsers are at. */
export function pushOriginOfFile(): PushOrigin {
  const service = createPushService();
  const push = { keys: VAPID, hosts: ["fcm.googleapis.com"] };
  const accounts = accountOriginOfFile({ push, fetch: service.fetch });
  return {
    ...{ ...accounts, service },
    async subscribe(name, wishes, by = accounts.visitor()) {
      const subscription = service.browser(name);
      const { code, errors } = await by.call("pushSubscribe", { subscription, wishes: someWishes(wishes) });
      if (code !== "answered") throw new Error(`${code} ${JSON.stringify(errors)}`);
    },
    async turnAt(ms) {
      accounts.clock.ms = ms;
      await accounts.everyMinute();
    },
  };
}

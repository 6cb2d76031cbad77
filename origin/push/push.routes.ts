import type { TryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import type { FindSession } from "#origin/http/access.ts";
import type { Caller, Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { pushEndpoints } from "#shared/api/push.endpoints.ts";
import { AppError } from "#shared/errors/index.ts";
import { PushEndpoint, PushForm } from "#shared/push/index.ts";
import type { PushSender } from "./push-sender.ts";
import type { PushSettings } from "./push-settings.ts";
import { sendTest, subscribe, unsubscribe } from "./subscription.service.ts";

export interface PushRoutesDeps {
  readonly db: Database;
  readonly limits: TryLimits;
  readonly findSession: FindSession;
  readonly settings: PushSettings;
  /** Null where the site has no keys. */
  readonly send: PushSender | null;
}

const NO_PUSH = "this site sends no notifications";

/** Handlers of push subscriptions. */
export function pushHandlers(deps: PushRoutesDeps): Pick<Handlers, keyof typeof pushEndpoints> {
  const { db, limits, findSession, settings, send } = deps;

  /** Account of the browser, if any: an expired session counts as a visitor. */
  const heldBy = async ({ token }: Caller, nowMs: number) =>
    token === null ? null : await findSession(token, nowMs);

  return {
    pushKey: async () => ({ data: { key: settings.keys?.publicKey ?? null } }),

    async pushSubscribe({ readBody, caller, nowMs }) {
      if (!send) throw new AppError("forbidden", { detail: NO_PUSH });
      await limits.check({ kind: "push_subscription", who: caller.address }, nowMs);
      const form = parseForm(PushForm, await readBody());
      const held = await heldBy(caller, nowMs);
      const countNew = () => limits.check({ kind: "push_browser", who: caller.address }, nowMs);
      const sessionId = held?.reader.sessionId ?? null;
      await subscribe(db, form, { hosts: settings.hosts, sessionId, nowMs, countNew });
      return { data: {}, ...(held?.renewed ? { session: held.renewed } : {}) };
    },

    async pushUnsubscribe({ readBody }) {
      const { endpoint } = parseForm(PushEndpoint, await readBody());
      await unsubscribe(db, endpoint);
      return { data: {} };
    },

    async pushTest({ readBody, caller, nowMs }) {
      if (!send) throw new AppError("forbidden", { detail: NO_PUSH });
      await limits.check({ kind: "push_test", who: caller.address }, nowMs);
      const { endpoint } = parseForm(PushEndpoint, await readBody());
      await sendTest(db, endpoint, { send, nowMs });
      return { data: {} };
    },
  };
}

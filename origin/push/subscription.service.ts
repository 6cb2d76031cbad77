import { hashOf } from "#origin/account/secret.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import { FAVOURITE_KINDS } from "#shared/favourite/favourite.rules.ts";
import { allowedKinds, type PushForm, type PushTarget } from "#shared/push/index.ts";
import { testMessage } from "./notice-text.rules.ts";
import { subscriptionById } from "./push.queries.ts";
import { removeSubscriptions, writeSubscription } from "./push.store.ts";
import { isPushEndpoint } from "./push-hosts.rules.ts";
import type { PushSender } from "./push-sender.ts";

/** Followed items with their own kinds, and shielded ones. */
function targetsOf(wishes: PushForm["wishes"]) {
  const { follows, own_kinds, shielded } = wishes;
  const followed = FAVOURITE_KINDS.flatMap((kind) => {
    const own = new Map(own_kinds[kind].map(({ id, kinds }) => [id, kinds]));
    return follows[kind].map((thing_id) => {
      const kinds = own.get(thing_id);
      return { kind, thing_id, kinds: kinds ? JSON.stringify(allowedKinds(kinds, wishes)) : null };
    });
  });
  const hidden = (kind: PushTarget, ids: readonly number[]) =>
    ids.map((thing_id) => ({ kind, thing_id, kinds: null }));
  return [
    ...followed,
    ...hidden("shielded_match", shielded.match),
    ...hidden("shielded_team", shielded.team),
  ];
}

interface Subscribing {
  readonly hosts: readonly string[];
  /** The session of the browser's reader; null without one. */
  readonly sessionId: number | null;
  readonly nowMs: number;
  /** Counts a new browser; rejects beyond the limit. */
  readonly countNew: () => Promise<void>;
}

/**
 * Stores a browser's subscription. Throws `validation_failed` for an address of no push service, and the error of the
 * rate limit.
 */
export async function subscribe(
  db: Database,
  { subscription: { endpoint, keys }, wishes }: PushForm,
  { hosts, sessionId, nowMs, countNew }: Subscribing,
): Promise<void> {
  if (!isPushEndpoint(endpoint, hosts))
    throw new AppError("validation_failed", {
      fields: { "subscription.endpoint": ["must be an address of a push service that this site knows"] },
    });
  const id = hashOf(endpoint);
  const [[known]] = await readAll(db, bindQuery(subscriptionById, id));
  if (!known) await countNew();
  const row = {
    ...{ id, endpoint, ...keys, session_id: sessionId, locale: wishes.locale },
    ...{ kinds: JSON.stringify(allowedKinds(wishes.kinds, wishes)), delay_s: wishes.delay_s },
    seen_at: Math.floor(nowMs / 1000),
  };
  await writeSubscription(db, row, targetsOf(wishes));
}

/** Deletes a browser's subscription. Idempotent. */
export const unsubscribe = (db: Database, endpoint: string): Promise<void> =>
  removeSubscriptions(db, [hashOf(endpoint)]);

/** A test is of no use later. */
const TEST = { ttl: 60, urgency: "high", topic: "test" } as const;

/**
 * Sends a test notification to a browser. Throws `data_not_found` for an unknown subscription, `upstream_unavailable`.
 */
export async function sendTest(
  db: Database,
  endpoint: string,
  { send, nowMs }: { send: PushSender; nowMs: number },
): Promise<void> {
  const [[row]] = await readAll(db, bindQuery(subscriptionById, hashOf(endpoint)));
  if (!row) throw new AppError("data_not_found", { detail: "this browser is not subscribed" });
  const outcome = await send(row, testMessage(row.locale), TEST, nowMs);
  if (outcome === "sent") return;
  if (outcome !== "gone") throw new AppError("upstream_unavailable", { detail: `push service: ${outcome}` });
  await removeSubscriptions(db, [row.id]);
  throw new AppError("data_not_found", { detail: "the push service does not know this browser any more" });
}

import type { Database } from "#origin/db/database.ts";
import { changeSetsOf } from "#origin/football/match/change.service.ts";
import { logLine } from "#origin/http/log.ts";
import { messageOf } from "#shared/errors/index.ts";
import { type ChangeSet, SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";

/** Path of the hub's change-set endpoint, below the URL of the realtime deployment. */
const HUB_PATH = "/parties/hub/main";
const MATCHES_PER_POST = 200;
const TIMEOUT_MS = 3_000;
const TRIES = 2;

export interface PublishDeps {
  readonly db: Database;
  /** URL of the realtime deployment; null where there is none. */
  readonly realtimeUrl: string | null;
  readonly realtimeSecret: string;
  readonly now: () => number;
}

async function post(url: URL, changes: ChangeSet, deps: PublishDeps): Promise<void> {
  const body = JSON.stringify(changes);
  const signed = { method: "POST", path: url.pathname, body };
  // Sign every retry anew: the hub accepts each nonce once, and the first try may have arrived.
  const signature = await signRequest(deps.realtimeSecret, signed, deps.now(), crypto.randomUUID());
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the hub answered ${response.status}`);
}

async function postWithRetry(url: URL, changes: ChangeSet, deps: PublishDeps): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await post(url, changes, deps);
      return;
    } catch (thrown) {
      if (attempt >= TRIES) throw thrown;
    }
  }
}

/**
 * Pushes the present state of changed matches to the hub, as far as rooms follow them. Never rejects: the hub polls for
 * missed changes (`feed/changes`), so a failure is only logged.
 */
export async function publishMatches(matchIds: readonly number[], deps: PublishDeps): Promise<void> {
  if (deps.realtimeUrl === null) return;
  // Read after the commit, as of a later moment: the hub drops data older than its last poll.
  const nowMs = deps.now();
  const url = new URL(HUB_PATH, deps.realtimeUrl);
  try {
    for (const changes of await changeSetsOf(deps.db, matchIds, nowMs, MATCHES_PER_POST)) {
      await postWithRetry(url, changes, deps);
    }
  } catch (thrown) {
    const fields = { url: url.href, matches: matchIds.length, reason: messageOf(thrown) };
    logLine("warn", "publish_failed", fields);
  }
}

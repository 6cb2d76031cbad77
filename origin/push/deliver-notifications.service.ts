import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { type CoveringFollow, type PushKind, RESULT_KINDS, wantedKinds } from "#shared/push/index.ts";
import { MAX_DELAY_SECONDS } from "#shared/spoiler-shield/shield.rules.ts";
import { keysOfMatch, type OpenNotice, type TriedBrowser, toOpenNotice } from "./notice.mapping.ts";
import { notificationFor } from "./notice-text.rules.ts";
import {
  type AudienceRow,
  audienceById,
  audienceOfMatch,
  audienceOfTip,
  newerNotices,
  openNotices,
} from "./push.queries.ts";
import { beginTurn, countFailures, endTurn, keepProgress, removeSubscriptions } from "./push.store.ts";
import type { Outcome, PushSender, Treatment } from "./push-sender.ts";

export interface DeliveryDeps {
  readonly db: Database;
  readonly send: PushSender;
  readonly betting: Betting;
  /** The clock, milliseconds UTC. */
  readonly now: () => number;
}

/**
 * Subrequests of a turn: messages, and database calls between them. A Worker of the paid plan may make 1,000 per
 * invocation (docs/operations.md). The next turn delivers the rest.
 */
const REQUESTS_PER_TURN = 800;
/** Messages sent before the cursor is saved: the maximum number of duplicates after an interrupted turn. */
const PORTION = 48;
/** Database calls per batch: read the audience, delete gone subscriptions, save the cursor. */
const REQUESTS_PER_PORTION = 3;
/** Limit of concurrent connections of a Worker: further ones would wait while their timeouts run. */
const AT_ONCE = 6;
/** A turn starts nothing new after this time: deferred work may take half a minute. */
const TURN_MS = 20_000;
/** End of the lease: includes the maximum duration of a last batch. */
const BUSY_MS = 90_000;
/** Open notices read at once. */
const NOTICES = 100;
/** Failed deliveries are retried after this time … */
const RETRY_MS = 30_000;
/** … as long as the notice is current. */
const NEWS_MS = 15 * 60_000;

/** A score is current for the length of a match, a tip until betting closes. */
const TTL_SECONDS = { match: 2 * 3600, tip: 6 * 3600 } as const;

function treatmentOf({ about }: OpenNotice["notice"], kind: PushKind, tag: string): Treatment {
  return { ttl: TTL_SECONDS[about], urgency: kind === "goal" ? "high" : "normal", topic: tag };
}

/** Remaining budget of a turn, and its findings about browsers. */
interface Turn {
  readonly nowMs: number;
  readonly isOver: () => boolean;
  requestsLeft: number;
  /** True if any browser was reached; if none was, the fault may be ours. */
  hasReached: boolean;
  /** Ids of unreachable browsers … */
  readonly missed: Set<string>;
  /** … and of those reached again. */
  readonly back: Set<string>;
}

/**
 * The message for a browser about a notice; null for none. A browser that subscribed after the event gets nothing, and
 * without a session nothing is sent about the account's follows.
 */
function notificationTo({ notice, at_ms }: OpenNotice, reader: AudienceRow) {
  if (reader.created_at * 1000 > at_ms || (notice.about === "tip" && reader.session_id === null)) return null;
  const general: PushKind[] = JSON.parse(reader.kinds);
  const kinds = notice.about === "tip" ? general : wantedKinds(toFollows(reader.follows), general);
  const wanted = reader.shielded === 1 ? kinds.filter((kind) => !RESULT_KINDS.includes(kind)) : kinds;
  return notificationFor(notice, wanted, reader.locale);
}

/** The store wrote the kinds from validated values. */
const toFollows = (text: string): CoveringFollow<PushKind>[] =>
  (JSON.parse(text) as [FavouriteKind, PushKind[] | null][]).map(([target, kinds]) => ({ target, kinds }));

/** Processes items with limited concurrency. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const line = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

/** Sends a notice to browsers, and deletes gone subscriptions. Returns those to retry. */
async function notify(
  { db, send }: DeliveryDeps,
  open: OpenNotice,
  readers: readonly AudienceRow[],
  turn: Turn,
): Promise<TriedBrowser[]> {
  const gone: string[] = [];
  const again: TriedBrowser[] = [];
  await eachOf(readers, async (reader) => {
    const notification = notificationTo(open, reader);
    if (!notification) return;
    const { message, kind } = notification;
    turn.requestsLeft -= 1;
    const outcome = await send(reader, message, treatmentOf(open.notice, kind, message.tag), turn.nowMs);
    note(reader, outcome, turn);
    if (outcome === "gone") gone.push(reader.id);
    if (outcome === "failed" || outcome === "unreached") again.push([reader.id, turn.nowMs]);
  });
  if (gone.length > 0) {
    turn.requestsLeft -= 1;
    await removeSubscriptions(db, gone);
  }
  return again;
}

/**
 * Interprets a delivery result: if the push service responded, the address is reachable and the failure is the
 * service's.
 */
function note({ id, failures }: AudienceRow, outcome: Outcome, turn: Turn): void {
  if (outcome === "unreached" || outcome === "refused") turn.missed.add(id);
  if (outcome !== "sent") return;
  turn.hasReached = true;
  if (failures > 0) turn.back.add(id);
}

/** The next browsers of a notice's audience whose delay has passed. */
async function nextReaders(
  db: Database,
  { aim, at_ms, cursor }: OpenNotice,
  nowMs: number,
): Promise<AudienceRow[]> {
  if ("expert_id" in aim) {
    const [readers] = await readAll(db, bindQuery(audienceOfTip, aim.expert_id, cursor.id, PORTION));
    return readers;
  }
  const { match_id, competition_id, home_id, away_id } = aim;
  const delay = Math.floor((nowMs - at_ms) / 1000);
  const [readers] = await readAll(
    db,
    bindQuery(
      ...[audienceOfMatch, match_id, competition_id, home_id, away_id],
      ...[cursor.delay_s, cursor.id, delay, PORTION],
    ),
  );
  return readers;
}

/** Browsers due for a retry of a notice, without those found unreachable in this turn: at most one batch. */
const dueAgain = ({ again }: OpenNotice, { nowMs, missed }: Turn): readonly TriedBrowser[] =>
  again.filter(([id, at_ms]) => at_ms + RETRY_MS <= nowMs && !missed.has(id)).slice(0, PORTION);

/** Retries failed deliveries of a notice, saving the remaining ones after each batch. */
async function retryNotice(deps: DeliveryDeps, first: OpenNotice, turn: Turn): Promise<void> {
  let open = first;
  for (let due = dueAgain(open, turn); due.length > 0 && !turn.isOver(); due = dueAgain(open, turn)) {
    const failed = await retryDue(deps, open, due, turn);
    open = { ...open, again: [...open.again.filter((one) => !due.includes(one)), ...failed] };
    turn.requestsLeft -= 1;
    await keepProgress(deps.db, open, true);
  }
}

async function retryDue(
  deps: DeliveryDeps,
  open: OpenNotice,
  due: readonly TriedBrowser[],
  turn: Turn,
): Promise<TriedBrowser[]> {
  const ids = JSON.stringify(due.map(([id]) => id));
  const { match_id } = open.notice;
  const covers =
    "expert_id" in open.aim ? [0, 0, 0] : [open.aim.competition_id, open.aim.home_id, open.aim.away_id];
  turn.requestsLeft -= 1;
  const [readers, rows] = await readAll(
    deps.db,
    bindQuery(audienceById, match_id, ...covers, ids),
    bindQuery(newerNotices, ...keysOfMatch(match_id), open.at_ms),
  );
  // A newer notice was sent meanwhile, or is retried itself: the older one must not replace it.
  const newer = open.notice.about === "match" ? rows.map(toOpenNotice) : [];
  const isPassed = (reader: AudienceRow) => newer.some((one) => notificationTo(one, reader) !== null);
  return await notify(
    deps,
    open,
    readers.filter((reader) => !isPassed(reader)),
    turn,
  );
}

/**
 * Sends a notice to everybody who wants it by now and saves the cursor after each portion. Returns the updated notice.
 * Browsers that were recently unreachable are retried at the end of a turn, so that invented endpoints delay nobody.
 */
async function deliverNotice(deps: DeliveryDeps, first: OpenNotice, turn: Turn): Promise<OpenNotice> {
  // A tip may have been found before betting was hidden.
  const isShown = deps.betting === "shown" || first.notice.about !== "tip";
  const isNews = isShown && first.at_ms + MAX_DELAY_SECONDS * 1000 + NEWS_MS > turn.nowMs;
  const isLost = ({ id, failures }: AudienceRow) => failures > 0 || turn.missed.has(id);
  let open: OpenNotice = isNews ? first : { ...first, again: [] };
  if (!isNews) {
    turn.requestsLeft -= 1;
    await keepProgress(deps.db, open, false);
    return open;
  }
  while (!turn.isOver()) {
    turn.requestsLeft -= 1;
    const readers = await nextReaders(deps.db, open, turn.nowMs);
    const lost = readers.filter(isLost);
    const others = readers.filter((reader) => !isLost(reader));
    const failed = await notify(deps, open, others, turn);
    const last = readers.at(-1);
    const isLate = "expert_id" in open.aim || open.at_ms + MAX_DELAY_SECONDS * 1000 <= turn.nowMs;
    const isEnd = readers.length < PORTION;
    open = {
      ...open,
      cursor: last ? { delay_s: last.delay_s, id: last.id } : open.cursor,
      again: [...open.again, ...failed, ...lost.map(({ id }): TriedBrowser => [id, 0])],
    };
    const isOpen = !(isEnd && isLate) || open.again.length > 0;
    if (last || !isOpen) {
      turn.requestsLeft -= 1;
      await keepProgress(deps.db, open, isOpen);
    }
    if (isEnd) break;
  }
  return open;
}

/**
 * Delivers pending notices in one turn; does nothing while another turn holds the lease. Rejects where the database
 * fails: progress is saved, except for one batch.
 */
export async function deliverNotices(deps: DeliveryDeps, nowMs: number): Promise<void> {
  const { db, now } = deps;
  const [[open]] = await readAll(db, bindQuery(openNotices, 1, "[]"));
  if (!open) return;
  const untilMs = nowMs + BUSY_MS;
  if (!(await beginTurn(db, nowMs, untilMs))) return;
  try {
    const startedMs = now();
    const turn: Turn = {
      ...{ nowMs, requestsLeft: REQUESTS_PER_TURN },
      ...{ hasReached: false, missed: new Set<string>(), back: new Set<string>() },
      isOver: () => turn.requestsLeft < PORTION + REQUESTS_PER_PORTION || now() - startedMs > TURN_MS,
    };
    const seen: OpenNotice[] = [];
    while (!turn.isOver()) {
      turn.requestsLeft -= 1;
      const keys = JSON.stringify(seen.map(({ key }) => key));
      // Also delivers notices found by a turn that could not get the lease.
      const [rows] = await readAll(db, bindQuery(openNotices, NOTICES, keys));
      if (rows.length === 0) break;
      for (const row of rows)
        if (!turn.isOver()) seen.push(await deliverNotice(deps, toOpenNotice(row), turn));
    }
    for (const one of seen) await retryNotice(deps, one, turn);
    if (turn.hasReached) await countFailures(db, turn, nowMs);
  } finally {
    await endTurn(db, untilMs);
  }
}

import { ask, type Database, readAll } from "#origin/db/database.ts";
import { type PushKind, RESULT_KINDS, toldOf } from "#shared/push/index.ts";
import { MAX_DELAY_SECONDS } from "#shared/shield/shield.rules.ts";
import { keysOfMatch, type OpenNotice, type TriedBrowser, toOpenNotice } from "./notice.mapping.ts";
import {
  type AudienceRow,
  audienceById,
  audienceOfMatch,
  audienceOfTip,
  newerNotices,
  openNotices,
} from "./push.queries.ts";
import { beginTurn, endTurn, keepProgress, removeSubscriptions } from "./push.store.ts";
import type { Outcome, PushSender, Treatment } from "./push-sender.ts";

export interface TellDeps {
  readonly db: Database;
  readonly send: PushSender;
  /** The clock, milliseconds UTC. */
  readonly now: () => number;
}

/**
 * Messages of one turn. A Worker of the paid plan may ask for 1,000 things in one go (docs/operations.md), and the database is
 * asked once for every portion of them. What is left is told by the next turn.
 */
const SENDS_PER_TURN = 800;
/** Told before it is noted how far one is: what a turn that breaks off may tell twice. */
const PORTION = 48;
/** More connections at once a Worker does not have: the others would wait, and their time would run. */
const AT_ONCE = 6;
/** A turn begins nothing new after this time: work after an answer may take half a minute. */
const TURN_MS = 20_000;
/** By then a turn is over, whatever became of it: what a last portion takes at most is in it. */
const BUSY_MS = 90_000;
/** Open notices that a turn looks at. */
const NOTICES = 100;
/** Who could not be told is told again after this time … */
const RETRY_MS = 30_000;
/** … as long as it is news. */
const NEWS_MS = 15 * 60_000;

/** A score is of use for as long as a match lasts, a tip until one may bet on it no more. */
const TTL_SECONDS = { match: 2 * 3600, tip: 6 * 3600 } as const;

function treatmentOf({ about }: OpenNotice["notice"], kind: PushKind, tag: string): Treatment {
  return { ttl: TTL_SECONDS[about], urgency: kind === "goal" ? "high" : "normal", topic: tag };
}

/** What is left of a turn. */
interface Turn {
  readonly nowMs: number;
  readonly isOver: () => boolean;
  sends: number;
}

/** What a browser is told of a notice; null for nothing. Who came after something happened is not told of it. */
function toldTo({ notice, at_ms }: OpenNotice, reader: AudienceRow) {
  if (reader.created_at * 1000 > at_ms) return null;
  const kinds = JSON.parse(reader.kinds) as PushKind[];
  const wanted = reader.shielded === 1 ? kinds.filter((kind) => !RESULT_KINDS.includes(kind)) : kinds;
  return toldOf(notice, wanted, reader.locale);
}

/** Works on items, some at once. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const line = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

/** Tells browsers of a notice, and removes those that are gone. Gives those whose push service failed. */
async function tell(
  { db, send }: TellDeps,
  open: OpenNotice,
  readers: readonly AudienceRow[],
  turn: Turn,
): Promise<string[]> {
  const found: Record<Outcome, string[]> = { sent: [], gone: [], failed: [], refused: [] };
  await eachOf(readers, async (reader) => {
    const told = toldTo(open, reader);
    if (!told) return;
    turn.sends -= 1;
    const { message, kind } = told;
    const outcome = await send(reader, message, treatmentOf(open.notice, kind, message.tag), turn.nowMs);
    found[outcome].push(reader.id);
  });
  await removeSubscriptions(db, found.gone);
  return found.failed;
}

/** The next browsers that a notice is for, of those that want to know by now. */
async function nextReaders(
  db: Database,
  { aim, at_ms, cursor }: OpenNotice,
  nowMs: number,
): Promise<AudienceRow[]> {
  if ("expert_id" in aim) {
    const [readers] = await readAll(db, ask(audienceOfTip, aim.expert_id, cursor.id, PORTION));
    return readers;
  }
  const { match_id, competition_id, home_id, away_id } = aim;
  const delay = Math.floor((nowMs - at_ms) / 1000);
  const [readers] = await readAll(
    db,
    ask(
      ...[audienceOfMatch, match_id, competition_id, home_id, away_id],
      ...[cursor.delay_s, cursor.id, delay, PORTION],
    ),
  );
  return readers;
}

/** Once more whom a notice did not reach; gives those that it still has not. */
async function tellAgain(deps: TellDeps, open: OpenNotice, turn: Turn): Promise<readonly TriedBrowser[]> {
  const isDue = ([, at_ms]: TriedBrowser) => at_ms + RETRY_MS <= turn.nowMs;
  const due = open.again.filter(isDue);
  if (due.length === 0) return open.again;
  const ids = JSON.stringify(due.map(([id]) => id));
  const { match_id } = open.notice;
  const teams = "expert_id" in open.aim ? [0, 0] : [open.aim.home_id, open.aim.away_id];
  const [readers, rows] = await readAll(
    deps.db,
    ask(audienceById, match_id, ...teams, ids),
    ask(newerNotices, ...keysOfMatch(match_id), open.at_ms),
  );
  // What is newer has been told meanwhile, or is told once more itself: the older must not take its place.
  const newer = open.notice.about === "match" ? rows.map(toOpenNotice) : [];
  const isPassed = (reader: AudienceRow) => newer.some((one) => toldTo(one, reader) !== null);
  const failed = await tell(
    deps,
    open,
    readers.filter((reader) => !isPassed(reader)),
    turn,
  );
  const rest = open.again.filter((one) => !isDue(one));
  return [...rest, ...failed.map((id): TriedBrowser => [id, turn.nowMs])];
}

/** Tells everybody of a notice who wants to know by now, noting after each portion how far it is. */
async function tellNotice(deps: TellDeps, first: OpenNotice, turn: Turn): Promise<void> {
  const isNews = first.at_ms + MAX_DELAY_SECONDS * 1000 + NEWS_MS > turn.nowMs;
  if (!isNews) return keepProgress(deps.db, first, false);
  let open: OpenNotice = first;
  const again = await tellAgain(deps, open, turn);
  if (again !== open.again) {
    open = { ...open, again };
    await keepProgress(deps.db, open, true);
  }
  while (!turn.isOver()) {
    const readers = await nextReaders(deps.db, open, turn.nowMs);
    const failed = await tell(deps, open, readers, turn);
    const last = readers.at(-1);
    const isLate = "expert_id" in open.aim || open.at_ms + MAX_DELAY_SECONDS * 1000 <= turn.nowMs;
    const isEnd = readers.length < PORTION;
    open = {
      ...open,
      cursor: last ? { delay_s: last.delay_s, id: last.id } : open.cursor,
      again: [...open.again, ...failed.map((id): TriedBrowser => [id, turn.nowMs])],
    };
    const isOpen = !(isEnd && isLate) || open.again.length > 0;
    if (last || !isOpen) await keepProgress(deps.db, open, isOpen);
    if (isEnd) return;
  }
}

/**
 * Tells what has been found, as one turn; nothing while another one is at work. Rejects where the database fails: what was
 * told by then is noted, but for one portion.
 */
export async function tellNotices(deps: TellDeps, nowMs: number): Promise<void> {
  const { db, now } = deps;
  const [[open]] = await readAll(db, ask(openNotices, 1));
  if (!open) return;
  const untilMs = nowMs + BUSY_MS;
  if (!(await beginTurn(db, nowMs, untilMs))) return;
  try {
    const startedMs = now();
    const turn: Turn = {
      ...{ nowMs, sends: SENDS_PER_TURN },
      isOver: () => turn.sends < PORTION || now() - startedMs > TURN_MS,
    };
    const seen = new Set<string>();
    while (!turn.isOver()) {
      const [rows] = await readAll(db, ask(openNotices, NOTICES));
      // What another turn found meanwhile, which could not begin, is told by this one.
      const fresh = rows.filter(({ key }) => !seen.has(key));
      if (fresh.length === 0) return;
      for (const row of fresh) {
        seen.add(row.key);
        if (!turn.isOver()) await tellNotice(deps, toOpenNotice(row), turn);
      }
    }
  } finally {
    await endTurn(db, untilMs);
  }
}

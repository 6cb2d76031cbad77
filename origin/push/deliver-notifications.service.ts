import { ask, type Database, readAll } from "#origin/db/database.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { type PushKind, RESULT_KINDS, toldOf } from "#shared/push/index.ts";
import { MAX_DELAY_SECONDS } from "#shared/spoiler-shield/shield.rules.ts";
import { keysOfMatch, type OpenNotice, type TriedBrowser, toOpenNotice } from "./notice.mapping.ts";
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

export interface TellDeps {
  readonly db: Database;
  readonly send: PushSender;
  readonly betting: Betting;
  /** The clock, milliseconds UTC. */
  readonly now: () => number;
}

/**
 * What a turn asks for: messages, and what the database is asked between them. A Worker of the paid plan may ask for 1,000
 * things in one go (docs/operations.md). What is left is told by the next turn.
 */
const ASKS_PER_TURN = 800;
/** Told before it is noted how far one is: what a turn that breaks off may tell twice. */
const PORTION = 48;
/** What the database is asked for one: who it is, who is gone, and how far one is. */
const ASKS_OF_PORTION = 3;
/** More connections at once a Worker does not have: the others would wait, and their time would run. */
const AT_ONCE = 6;
/** A turn begins nothing new after this time: work after an answer may take half a minute. */
const TURN_MS = 20_000;
/** By then a turn is over, whatever became of it: what a last portion takes at most is in it. */
const BUSY_MS = 90_000;
/** Open notices that are read in one go. */
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

/** What is left of a turn, and what it has found out about browsers. */
interface Turn {
  readonly nowMs: number;
  readonly isOver: () => boolean;
  asks: number;
  /** Whether anybody was reached; where nobody is, the fault may be ours. */
  hasReached: boolean;
  /** Ids of browsers that nothing reaches … */
  readonly missed: Set<string>;
  /** … and of those that something has reached again. */
  readonly back: Set<string>;
}

/**
 * What a browser is told of a notice; null for nothing. Who came after something happened is not told of it, and where nobody is
 * logged in any more nothing is told of whom he follows with his account.
 */
function toldTo({ notice, at_ms }: OpenNotice, reader: AudienceRow) {
  if (reader.created_at * 1000 > at_ms || (notice.about === "tip" && reader.session_id === null)) return null;
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

/** Tells browsers of a notice, and removes those that are gone. Gives those that are to be told once more. */
async function tell(
  { db, send }: TellDeps,
  open: OpenNotice,
  readers: readonly AudienceRow[],
  turn: Turn,
): Promise<TriedBrowser[]> {
  const gone: string[] = [];
  const again: TriedBrowser[] = [];
  await eachOf(readers, async (reader) => {
    const told = toldTo(open, reader);
    if (!told) return;
    const { message, kind } = told;
    turn.asks -= 1;
    const outcome = await send(reader, message, treatmentOf(open.notice, kind, message.tag), turn.nowMs);
    note(reader, outcome, turn);
    if (outcome === "gone") gone.push(reader.id);
    if (outcome === "failed" || outcome === "unreached") again.push([reader.id, turn.nowMs]);
  });
  if (gone.length > 0) {
    turn.asks -= 1;
    await removeSubscriptions(db, gone);
  }
  return again;
}

/** What a message tells of its browser. A push service that answers is there: it has failed, and not the address. */
function note({ id, failures }: AudienceRow, outcome: Outcome, turn: Turn): void {
  if (outcome === "unreached" || outcome === "refused") turn.missed.add(id);
  if (outcome !== "sent") return;
  turn.hasReached = true;
  if (failures > 0) turn.back.add(id);
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

/** Who is told of a notice once more by now, but for those that nothing reaches in this turn: at most a portion. */
const dueAgain = ({ again }: OpenNotice, { nowMs, missed }: Turn): readonly TriedBrowser[] =>
  again.filter(([id, at_ms]) => at_ms + RETRY_MS <= nowMs && !missed.has(id)).slice(0, PORTION);

/** Tells once more whom a notice did not reach, noting after each portion whom it still has not. */
async function tellAgain(deps: TellDeps, first: OpenNotice, turn: Turn): Promise<void> {
  let open = first;
  for (let due = dueAgain(open, turn); due.length > 0 && !turn.isOver(); due = dueAgain(open, turn)) {
    const failed = await tellDue(deps, open, due, turn);
    open = { ...open, again: [...open.again.filter((one) => !due.includes(one)), ...failed] };
    turn.asks -= 1;
    await keepProgress(deps.db, open, true);
  }
}

async function tellDue(
  deps: TellDeps,
  open: OpenNotice,
  due: readonly TriedBrowser[],
  turn: Turn,
): Promise<TriedBrowser[]> {
  const ids = JSON.stringify(due.map(([id]) => id));
  const { match_id } = open.notice;
  const teams = "expert_id" in open.aim ? [0, 0] : [open.aim.home_id, open.aim.away_id];
  turn.asks -= 1;
  const [readers, rows] = await readAll(
    deps.db,
    ask(audienceById, match_id, ...teams, ids),
    ask(newerNotices, ...keysOfMatch(match_id), open.at_ms),
  );
  // What is newer has been told meanwhile, or is told once more itself: the older must not take its place.
  const newer = open.notice.about === "match" ? rows.map(toOpenNotice) : [];
  const isPassed = (reader: AudienceRow) => newer.some((one) => toldTo(one, reader) !== null);
  return await tell(
    deps,
    open,
    readers.filter((reader) => !isPassed(reader)),
    turn,
  );
}

/**
 * Tells everybody of a notice who wants to know by now, noting after each portion how far it is. Gives the notice as it then is;
 * who could not be reached of late is told at the end of a turn, with what is left of it: whoever made him up keeps nobody waiting.
 */
async function tellNotice(deps: TellDeps, first: OpenNotice, turn: Turn): Promise<OpenNotice> {
  // A tip may have been found before betting was hidden.
  const isShown = deps.betting === "shown" || first.notice.about !== "tip";
  const isNews = isShown && first.at_ms + MAX_DELAY_SECONDS * 1000 + NEWS_MS > turn.nowMs;
  const isLost = ({ id, failures }: AudienceRow) => failures > 0 || turn.missed.has(id);
  let open: OpenNotice = isNews ? first : { ...first, again: [] };
  if (!isNews) {
    turn.asks -= 1;
    await keepProgress(deps.db, open, false);
    return open;
  }
  while (!turn.isOver()) {
    turn.asks -= 1;
    const readers = await nextReaders(deps.db, open, turn.nowMs);
    const lost = readers.filter(isLost);
    const others = readers.filter((reader) => !isLost(reader));
    const failed = await tell(deps, open, others, turn);
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
      turn.asks -= 1;
      await keepProgress(deps.db, open, isOpen);
    }
    if (isEnd) break;
  }
  return open;
}

/**
 * Tells what has been found, as one turn; nothing while another one is at work. Rejects where the database fails: what was
 * told by then is noted, but for one portion.
 */
export async function tellNotices(deps: TellDeps, nowMs: number): Promise<void> {
  const { db, now } = deps;
  const [[open]] = await readAll(db, ask(openNotices, 1, "[]"));
  if (!open) return;
  const untilMs = nowMs + BUSY_MS;
  if (!(await beginTurn(db, nowMs, untilMs))) return;
  try {
    const startedMs = now();
    const turn: Turn = {
      ...{ nowMs, asks: ASKS_PER_TURN },
      ...{ hasReached: false, missed: new Set<string>(), back: new Set<string>() },
      isOver: () => turn.asks < PORTION + ASKS_OF_PORTION || now() - startedMs > TURN_MS,
    };
    const seen: OpenNotice[] = [];
    while (!turn.isOver()) {
      turn.asks -= 1;
      const keys = JSON.stringify(seen.map(({ key }) => key));
      // What another turn found meanwhile, which could not begin, is told by this one.
      const [rows] = await readAll(db, ask(openNotices, NOTICES, keys));
      if (rows.length === 0) break;
      for (const row of rows) if (!turn.isOver()) seen.push(await tellNotice(deps, toOpenNotice(row), turn));
    }
    for (const one of seen) await tellAgain(deps, one, turn);
    if (turn.hasReached) await countFailures(db, turn, nowMs);
  } finally {
    await endTurn(db, untilMs);
  }
}

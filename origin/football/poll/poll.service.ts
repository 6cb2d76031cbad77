import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { poll_votes } from "#origin/db/schema/poll.table.ts";
import { AppError } from "#shared/errors/index.ts";
import { earliestKickOff } from "#shared/match/index.ts";
import { isPollOpen, type Poll, type PollVote } from "#shared/poll/index.ts";
import type { AsOf } from "../as-of.ts";
import { kickOffOf } from "../match/match.mapping.ts";
import { noMatch } from "../not-found.ts";
import { type PollCountRow, type PolledMatchRow, pollCounts, polledMatch } from "./poll.queries.ts";

type VoteRow = Omit<typeof poll_votes.$inferSelect, "match_id"> & { readonly match_id: number };

/** One statement, so that two concurrent votes of a reader count once. Writes nothing when the vote is unchanged. */
const VOTE = `INSERT INTO poll_votes (match_id, voter, choice, at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (match_id, voter) DO UPDATE SET choice = excluded.choice, at = excluded.at
  WHERE choice <> excluded.choice`;

/** Writes a reader's vote over an earlier one. Triggers update the counts. */
async function storeVote(db: Database, { match_id, voter, choice, at }: VoteRow): Promise<void> {
  await db.batch([db.prepare(VOTE).bind(match_id, voter, choice, at)]);
}

const isOpenAt = ({ status, ...row }: PolledMatchRow, nowMs: number): boolean =>
  isPollOpen({ status: status ?? "not_started", ...kickOffOf(row) }, Math.floor(nowMs / 1000));

function toPoll(match: PolledMatchRow, counts: readonly PollCountRow[], nowMs: number): Poll {
  const totals = Object.fromEntries(counts.map(({ choice, total }) => [choice, total]));
  const { home = 0, draw = 0, away = 0 } = totals;
  const closes_at = earliestKickOff(kickOffOf(match));
  return { match_id: match.id, home, draw, away, open: isOpenAt(match, nowMs), closes_at };
}

/** A match's poll. Throws `match_not_found`. */
export async function getPoll(db: Database, match_id: number, nowMs: number): Promise<AsOf<Poll>> {
  const [[match], counts] = await readAll(
    db,
    bindQuery(polledMatch, nowMs, match_id),
    bindQuery(pollCounts, match_id),
  );
  if (!match) throw noMatch(match_id);
  const poll = toPoll(match, counts, nowMs);
  return { data: poll, nextChangeAtMs: poll.open ? poll.closes_at * 1000 : null };
}

/**
 * Stores a reader's vote, replacing an earlier one, and returns the poll. Throws `match_not_found` and `poll_closed`.
 */
export async function castVote(
  db: Database,
  { match_id, choice }: PollVote,
  voter: string,
  nowMs: number,
): Promise<Poll> {
  const [[match]] = await readAll(db, bindQuery(polledMatch, nowMs, match_id));
  if (!match) throw noMatch(match_id);
  if (!isOpenAt(match, nowMs))
    throw new AppError("poll_closed", { detail: "votes are accepted until kick-off" });
  await storeVote(db, { match_id, voter, choice, at: Math.floor(nowMs / 1000) });
  return (await getPoll(db, match_id, nowMs)).data;
}

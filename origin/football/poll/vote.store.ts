import type { Database } from "#origin/db/database.ts";
import type { poll_votes } from "#origin/db/schema/poll.table.ts";

type VoteRow = Omit<typeof poll_votes.$inferSelect, "match_id"> & { readonly match_id: number };

/** One statement, so that two concurrent votes of a reader count once. Writes nothing when the vote is unchanged. */
const VOTE = `INSERT INTO poll_votes (match_id, voter, choice, at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (match_id, voter) DO UPDATE SET choice = excluded.choice, at = excluded.at
  WHERE choice <> excluded.choice`;

/** Writes a reader's vote over an earlier one. Triggers update the counts. */
export async function storeVote(db: Database, { match_id, voter, choice, at }: VoteRow): Promise<void> {
  await db.batch([db.prepare(VOTE).bind(match_id, voter, choice, at)]);
}

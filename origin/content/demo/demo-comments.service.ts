import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { commentsOf, isTalkedOf, TALK_SPAN } from "#origin/demo/comments/comment-plan.ts";
import { plannedAgain } from "#origin/demo/content/article-plan.ts";
import { articlesOut, talkProgress } from "./demo-content.queries.ts";
import { addDemoComments, recordTalk } from "./demo-content.store.ts";
import { factsOf } from "./demo-facts.service.ts";

/** Incremental comments on the demo articles. */

export interface DemoTalkOptions {
  readonly seed: string;
  /** Milliseconds UTC. */
  readonly nowMs: number;
}

/**
 * Adds comments by demo readers since the last run, each with its own time, so that they interleave with comments by
 * real readers. Idempotent.
 */
export async function keepDemoTalk(db: Database, { seed, nowMs }: DemoTalkOptions): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  const [[progress], articles] = await readAll(
    db,
    bindQuery(talkProgress),
    bindQuery(articlesOut, now - TALK_SPAN, now),
  );
  const world = progress?.world ?? null;
  if (world === null) return;
  const after = Math.floor((progress?.until ?? 0) / 1000);
  for (const article of articles.filter((one) => isTalkedOf(seed, one, after, now))) {
    const planned = plannedAgain(article.key, article.published_at);
    const facts = planned && (await factsOf(db, planned));
    if (facts) await addDemoComments(db, commentsOf(seed, article, facts), nowMs);
  }
  await recordTalk(db, world, nowMs);
}

import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { commentsOf, type DemoComment } from "#origin/demo/comments/comment-plan.ts";
import type { DemoArticle } from "#origin/demo/content/article.ts";
import { articlesBetween, daysToCover, type PlannedArticle } from "#origin/demo/content/article-plan.ts";
import { articlesOf } from "#origin/demo/content/dress.ts";
import { articlesBatch, siteBatch } from "#origin/demo/content/site-batch.ts";
import { accountsByKey } from "#origin/tip/demo-tips.queries.ts";
import { nameKey } from "#shared/account/index.ts";
import { storeContent } from "../content.store.ts";
import type { ContentBatch } from "../content-batch.schema.ts";
import { keepDemoTalk } from "./demo-comments.service.ts";
import {
  articlesProgress,
  coveredLeagues,
  coveredMatches,
  coveredRounds,
  frontPage,
  namesTaken,
} from "./demo-content.queries.ts";
import { addDemoComments, dropArticles, dropOldArticles, recordWritten } from "./demo-content.store.ts";
import { factsOf } from "./demo-facts.service.ts";

/** How far back a new world has articles. */
const HISTORY_MS = 10 * 86_400_000;
/** How long articles are kept. */
const KEPT_MS = 60 * 86_400_000;
/** How far ahead articles are stored; the next run is due after half of that. */
const AHEAD_MS = 30 * 60_000;
/** Articles stored in one batch; a turn may end between two batches. */
const PORTION = 8;

export interface DemoContentOptions {
  readonly seed: string;
  /** Milliseconds UTC. */
  readonly nowMs: number;
  /** A page about bets exists only where the site shows betting. */
  readonly showsBetting: boolean;
  /** False ends the turn. */
  readonly hasTime: () => boolean;
}

/** Stores generated content; a refusal is a bug. */
async function store(db: Database, batch: ContentBatch, nowMs: number): Promise<void> {
  const { refusals } = await storeContent(db, batch, { source: "demo", nowMs });
  const [refusal] = refusals;
  if (refusal) throw new Error(`the made-up content does not fit: ${refusal.path} ${refusal.reason}`);
}

/** The rows of a batch that the site lacks: existing content is not overwritten. */
async function missingOf(db: Database, batch: ContentBatch): Promise<ContentBatch> {
  const names = batch.authors.flatMap(({ user_name }) => (user_name ? nameKey(user_name) : []));
  const [rows, [front], experts] = await readAll(
    db,
    bindQuery(namesTaken),
    bindQuery(frontPage),
    bindQuery(accountsByKey, JSON.stringify(names)),
  );
  const taken = new Set(rows.map(({ kind, name }) => `${kind} ${name}`));
  const { menu, ...rest } = batch;
  return {
    ...rest,
    authors: batch.authors
      .filter(({ slug }) => !taken.has(`author ${slug}`))
      .map(({ user_name, ...author }) => {
        const isExpert = experts.some(({ user_key }) => user_name && user_key === nameKey(user_name));
        return user_name && isExpert ? { ...author, user_name } : author;
      }),
    categories: batch.categories.filter(({ slug }) => !taken.has(`category ${slug}`)),
    pages: batch.pages.filter(
      ({ slug, is_front_page }) => !taken.has(`page ${slug}`) && !(is_front_page && front),
    ),
    ...(menu && !taken.has("menu ") ? { menu } : {}),
  };
}

async function planOf(db: Database, seed: string, after: number, until: number): Promise<PlannedArticle[]> {
  const { from, to } = daysToCover(after, until);
  const [matches, rounds, leagues] = await readAll(
    db,
    bindQuery(coveredMatches, from, to),
    bindQuery(coveredRounds, from, to),
    bindQuery(coveredLeagues),
  );
  const ids = leagues.map(({ competition_id }) => competition_id);
  return articlesBetween(seed, { matches, rounds, leagues: ids }, after, until);
}

async function writeArticles(
  db: Database,
  planned: readonly PlannedArticle[],
  { seed, nowMs }: DemoContentOptions,
) {
  const articles: DemoArticle[] = [];
  const comments: DemoComment[] = [];
  // Sequential: a database handles a few concurrent queries, not forty.
  for (const one of planned) {
    const facts = await factsOf(db, one);
    if (!facts) continue;
    const written = articlesOf(one, facts, seed);
    articles.push(...written);
    comments.push(...written.flatMap((article) => commentsOf(seed, article, facts)));
  }
  if (articles.length === 0) return;
  await store(db, articlesBatch(articles), nowMs);
  await addDemoComments(db, comments, nowMs);
}

/**
 * Writes demo articles published until now and within the next half hour, each as of its own publication, newest first,
 * so that a new site has news at once. Each article brings its comments until now. Resumable. Articles of another world
 * are deleted first.
 */
export async function keepDemoContent(db: Database, options: DemoContentOptions): Promise<void> {
  const { seed, nowMs, showsBetting, hasTime } = options;
  const [[progress]] = await readAll(db, bindQuery(articlesProgress));
  const world = progress?.world ?? null;
  if (world === null) return;
  await keepDemoTalk(db, options);
  const isOfWorld = progress?.articles === world;
  if (!isOfWorld) {
    await dropArticles(db);
    await store(db, await missingOf(db, siteBatch(showsBetting)), nowMs);
  }
  const written = isOfWorld ? (progress.until ?? 0) : 0;
  const begun = isOfWorld && progress.left_from !== null && progress.left_to !== null;
  if (!begun && nowMs + AHEAD_MS - written < AHEAD_MS / 2) return;
  const until = begun ? written : nowMs + AHEAD_MS;
  const from = begun ? (progress.left_from ?? 0) : Math.max(written, nowMs - HISTORY_MS);
  const to = begun ? (progress.left_to ?? 0) : until;
  const planned = (await planOf(db, seed, Math.floor(from / 1000), Math.floor(to / 1000))).toReversed();
  for (let start = 0; start < planned.length; start += PORTION) {
    if (start > 0 && !hasTime()) return;
    await writeArticles(db, planned.slice(start, start + PORTION), options);
    const next = planned[start + PORTION];
    // The upper bound is inclusive, so that an article in the same second as the last of the batch is not skipped.
    if (next) await recordWritten(db, world, until, { from, to: next.publish_at * 1000 });
  }
  await recordWritten(db, world, until, null);
  await dropOldArticles(db, Math.floor((nowMs - KEPT_MS) / 1000));
}

/** Deletes the demo articles once their world is gone or disabled. Pages and categories stay. */
export async function endDemoContent(db: Database, isOff: boolean): Promise<void> {
  const [[progress]] = await readAll(db, bindQuery(articlesProgress));
  if (progress?.articles && (isOff || progress.world !== progress.articles)) await dropArticles(db);
}

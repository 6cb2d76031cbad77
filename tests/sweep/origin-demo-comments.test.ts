import { afterAll, beforeAll, expect, it } from "vitest";
import { keepDemoTalk } from "#origin/content/demo/demo-comments.service.ts";
import { endDemoContent, keepDemoContent } from "#origin/content/demo/demo-content.service.ts";
import { TALK_SPAN } from "#origin/demo/comments/comment-plan.ts";
import { DEMO_READERS } from "#origin/demo/comments/readers.table.ts";
import { DEFAULT_DEMO_SEED } from "#origin/env.ts";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { CommentTree } from "#shared/content/index.ts";
import { startDemoOrigin } from "#tests/support/origin/demo-origin.ts";
import type { OriginHarness } from "#tests/support/origin/origin-harness.ts";

/** Readers' comments on articles of the demo world, on real D1. */

interface Stored {
  id: number;
  post_id: number;
  parent_id: number | null;
  root_id: number | null;
  user_id: number;
  text: string;
  state: string;
  created_at: number;
  decided_at: number | null;
  published_at: number;
  key: string;
  lang: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of a day (UTC): matches are in play and under discussion. In the morning there are no comments. */
const EVENING_MS = 19 * HOUR_MS;
const WRITE_MS = 240_000;
const RESET = [
  "DELETE FROM posts WHERE source = 'demo'",
  "DELETE FROM users WHERE user_key LIKE 'doc-gia-mo-phong-%' OR user_key LIKE 'demo-reader-%'",
  "DELETE FROM demo_parts WHERE part LIKE 'article%'",
];

let origin: OriginHarness;
let now: number;
let first: Stored[];

const run = (...sql: string[]) => origin.db.batch(sql.map((one) => origin.db.prepare(one)));
const stored = () =>
  origin.rows<Stored>(`SELECT c.*, p.key, p.lang, p.published_at FROM comments c JOIN posts p ON p.id = c.post_id
    ORDER BY c.post_id, c.created_at, c.id`);
const linesOf = (comments: readonly Stored[]) =>
  comments
    .map(({ key, lang, text, state, created_at }) => [key, lang, created_at, state, text].join(" "))
    .toSorted();
const keep = (nowMs: number, hasTime = () => true) =>
  keepDemoContent(origin.db, { seed: DEFAULT_DEMO_SEED, nowMs, showsBetting: true, hasTime });

beforeAll(async () => {
  origin = await startDemoOrigin();
  now = Math.floor((Date.now() - EVENING_MS) / DAY_MS) * DAY_MS + EVENING_MS;
  await run(...RESET);
  await keep(now);
  first = await stored();
}, WRITE_MS);
afterAll(() => origin?.dispose());

it("stands below the articles of a new site, written by then and after they came out, more of it in Vietnamese", async () => {
  for (const { created_at, published_at, user_id } of first) {
    expect(created_at).toBeGreaterThan(published_at);
    expect(created_at * 1000).toBeLessThanOrEqual(now);
    expect(user_id).toBeGreaterThan(0);
  }
  const of = (lang: string) => first.filter((one) => one.lang === lang);
  expect(of("vi").length).toBeGreaterThan(250);
  expect(of("en").length).toBeGreaterThan(30);
  expect(of("en").length).toBeLessThan(of("vi").length / 2);
  const [posts] = await origin.rows<{ total: number }>(
    "SELECT count(*) AS total FROM posts WHERE lang = 'vi'",
  );
  expect(new Set(of("vi").map(({ post_id }) => post_id)).size).toBeGreaterThan((posts?.total ?? 0) / 2);
});

it("is of readers whom nobody can be, and answers what stood there", async () => {
  const readers = await origin.rows<{ nick_name: string; role: string }>(
    "SELECT DISTINCT u.nick_name, u.role FROM comments c JOIN users u ON u.id = c.user_id",
  );
  for (const { nick_name, role } of readers) {
    expect(role).toBe("reader");
    expect(DEMO_READERS.map((one) => one.nick_name)).toContain(nick_name);
  }
  const byId = new Map(first.map((one) => [one.id, one]));
  for (const { parent_id, root_id, post_id, created_at } of first.filter(
    ({ parent_id }) => parent_id !== null,
  )) {
    const parent = byId.get(parent_id ?? 0);
    expect(parent).toMatchObject({ post_id });
    expect(root_id).toBe(parent?.root_id ?? parent?.id);
    expect(parent?.created_at).toBeLessThan(created_at);
  }
});

it("has comments that wait and such as were taken away, and the calls tell and count as of any other", async () => {
  const states = Map.groupBy(first, ({ state }) => state);
  expect([...states.keys()].toSorted()).toEqual(["hidden", "pending", "visible"]);
  const fetchJson = async (path: string) => (await (await origin.fetch(path)).json()) as { data: never };
  for (const [state, [one]] of states) {
    const { data } = await fetchJson(
      endpointUrl(endpoints.commentsTree, { post_id: one?.post_id ?? 0, limit: 50 }),
    );
    const { comments: trees } = data as { comments: CommentTree[] };
    const found = trees.find(({ id }) => id === (one?.root_id ?? one?.id));
    if (state === "pending") expect(found).toBeUndefined();
    if (state === "hidden")
      expect(found).toMatchObject({ state, text: null, user: null, replies: [{ state: "visible" }] });
    const ids = trees.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  }
  const counts = Map.groupBy(states.get("visible") ?? [], ({ post_id }) => post_id);
  const { posts } = (await fetchJson(endpointUrl(endpoints.posts, { lang: "vi", limit: 20 }))).data as {
    posts: { id: number; comment_count: number }[];
  };
  for (const { id, comment_count } of posts)
    expect([id, comment_count]).toEqual([id, counts.get(id)?.length ?? 0]);
});

it(
  "is not said twice, and is the same in another site's world",
  async () => {
    await keep(now);
    await run("DELETE FROM demo_parts WHERE part LIKE 'article-talk/%'");
    const start = performance.now();
    await keepDemoTalk(origin.db, { seed: DEFAULT_DEMO_SEED, nowMs: now });
    console.info(`what was said of two days, looked for anew: ${Math.round(performance.now() - start)} ms`);
    expect(await stored()).toEqual(first);
    await run(...RESET);
    await keep(now, () => false);
    for (let turns = 1; turns < 40; turns += 1) await keep(now, () => false);
    expect(linesOf(await stored())).toEqual(linesOf(first));
  },
  WRITE_MS,
);

it(
  "goes on by the hour, in its order, and what was taken away is answered no more",
  async () => {
    const [gone] = (await stored()).filter(
      ({ parent_id, state, published_at }) =>
        parent_id === null && state === "visible" && published_at * 1000 > now - 6 * HOUR_MS,
    );
    await origin.db.batch([
      origin.db
        .prepare("UPDATE comments SET state = 'hidden', decided_at = ?2 WHERE id = ?1")
        .bind(gone?.id, Math.floor(now / 1000)),
    ]);
    const before = await stored();
    for (let hours = 1; hours <= 6; hours += 1)
      await keepDemoTalk(origin.db, { seed: DEFAULT_DEMO_SEED, nowMs: now + hours * HOUR_MS });
    const after = await stored();
    const known = new Set(before.map(({ id }) => id));
    const added = after.filter(({ id }) => !known.has(id));
    expect(after.length).toBe(before.length + added.length);
    expect(added.length).toBeGreaterThan(0);
    const lastId = Math.max(...known);
    for (const { id, created_at, decided_at, root_id } of added) {
      expect(id).toBeGreaterThan(lastId);
      expect((decided_at ?? created_at) * 1000).toBeGreaterThan(now);
      expect(created_at * 1000).toBeLessThanOrEqual(now + 6 * HOUR_MS);
      expect(root_id).not.toBe(gone?.id);
    }
  },
  WRITE_MS,
);

it(
  "says nothing in the name of a reader who has taken such a name, and asks for nothing long after",
  async () => {
    await run(...RESET);
    const name = DEMO_READERS[0]?.user_name;
    await origin.db.batch([
      origin.db
        .prepare(
          `INSERT INTO users (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
          VALUES (?1, ?1, 'Người thật', 'người thật', 'reader', 'scrypt$', 1, 1)`,
        )
        .bind(name),
    ]);
    await keep(now);
    const count =
      "SELECT count(*) AS total FROM comments c JOIN users u ON u.id = c.user_id WHERE u.user_key = ?1";
    expect(await origin.rows(count, name ?? null)).toEqual([{ total: 0 }]);
    expect((await stored()).length).toBeGreaterThan(200);
    const total = (await stored()).length;
    await keepDemoTalk(origin.db, { seed: DEFAULT_DEMO_SEED, nowMs: now + 3 * TALK_SPAN * 1000 });
    expect((await stored()).length).toBe(total);
    await endDemoContent(origin.db, true);
    expect(await stored()).toEqual([]);
    expect(
      await origin.rows(
        "SELECT user_key FROM users WHERE user_key LIKE 'doc-gia-mo-phong-%' OR user_key LIKE 'demo-reader-%'",
      ),
    ).toEqual([{ user_key: name }]);
  },
  WRITE_MS,
);

import { afterAll, beforeAll, expect, it } from "vitest";
import { endDemoContent, keepDemoContent } from "#origin/content/demo/demo-content.service.ts";
import { DEMO_FRONT_PAGE, DEMO_PAGES } from "#origin/demo/content/pages.table.ts";
import { DEMO_AUTHORS, DEMO_CATEGORIES } from "#origin/demo/content/site.table.ts";
import { DEFAULT_DEMO_SEED } from "#origin/env.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import { startDemoOrigin } from "#tests/support/origin/demo-origin.ts";
import type { OriginHarness } from "#tests/support/origin/origin-harness.ts";

/** The articles of the demo world on real D1: the first content of a new site, its truth, and its turnover. */

interface Article {
  key: string;
  lang: "vi" | "en";
  slug: string;
  title: string;
  content: string;
  match_id: number | null;
  published_at: number;
  updated_at: number;
}

const DAY_MS = 86_400_000;
/** Rewriting everything takes ten seconds, and more on a busy machine. */
const WRITE_MS = 240_000;
const FORGET_ARTICLES = "DELETE FROM demo_parts WHERE part LIKE 'articles/%' OR part LIKE 'articles-left/%'";

let origin: OriginHarness;
let now: number;
let articles: Article[];

const run = (sql: string) => origin.db.batch([origin.db.prepare(sql)]);
const stored = () =>
  origin.rows<Article>("SELECT * FROM posts WHERE source = 'demo' ORDER BY published_at, key, lang");
const keep = (nowMs: number, hasTime = () => true, showsBetting = true) =>
  keepDemoContent(origin.db, { seed: DEFAULT_DEMO_SEED, nowMs, showsBetting, hasTime });
const ofKind = (kind: string) => articles.filter(({ key }) => key.startsWith(`${kind}-`));

beforeAll(async () => {
  origin = await startDemoOrigin();
  now = Date.now();
  const start = performance.now();
  // The earlier turns have written as much as they had time for; this measures the whole.
  await run("DELETE FROM posts");
  await run(FORGET_ARTICLES);
  await keep(now);
  const ms = performance.now() - start;
  console.info(`articles of a new site: ${Math.round(ms)} ms`);
  expect(ms).toBeLessThan(60_000);
  articles = await stored();
}, WRITE_MS);
afterAll(() => origin?.dispose());

it("are 80 to 150 in each language at the first start, every one in both, with addresses of their own", async () => {
  const published = articles.filter(({ published_at }) => published_at * 1000 <= now);
  for (const lang of ["vi", "en"]) {
    const own = published.filter((article) => article.lang === lang);
    expect(own.length).toBeGreaterThanOrEqual(80);
    expect(own.length).toBeLessThanOrEqual(150);
    expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length);
    expect(new Set(own.map(({ title }) => title)).size).toBeGreaterThan(own.length * 0.95);
  }
  for (const { slug } of articles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length / 2);
  for (const kind of Object.keys(DEMO_CATEGORIES))
    expect([kind, ofKind(kind).length > 0]).toEqual([kind, true]);
  const [size] = await origin.rows<{ bytes: number }>("SELECT sum(length(content)) AS bytes FROM posts");
  expect(size?.bytes).toBeLessThan(2_000_000);
});

it("are read through the calls of the content service, with categories, tags, authors, pages and a menu", async () => {
  const fetchData = async (path: string) =>
    ((await (await origin.fetch(path)).json()) as { data: never }).data as object;
  const { posts } = (await fetchData(endpointUrl(endpoints.posts, { lang: "vi", limit: 20 }))) as {
    posts: { tags: unknown[]; categories: unknown[] }[];
  };
  expect(posts.length).toBe(20);
  for (const { categories } of posts) expect(categories.length).toBe(1);
  expect(await origin.rows("SELECT slug FROM authors ORDER BY slug")).toEqual(
    DEMO_AUTHORS.map(({ slug }) => ({ slug })).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  );
  const linked = await origin.rows<{ user_key: string }>(
    "SELECT u.user_key FROM authors a JOIN users u ON u.id = a.user_id",
  );
  expect(linked.length).toBe(2);
  for (const { slug } of DEMO_PAGES)
    expect(await origin.rows("SELECT lang FROM page_texts WHERE slug = ?1 ORDER BY lang", slug)).toEqual([
      { lang: "en" },
      { lang: "vi" },
    ]);
  const front = (lang: "vi" | "en") => fetchData(endpointUrl(endpoints.pagesHomePage, { lang }));
  for (const lang of ["vi", "en"] as const)
    expect(await front(lang)).toMatchObject({
      page: { slug: DEMO_FRONT_PAGE.slug, title: DEMO_FRONT_PAGE.texts[lang].title },
    });
  const { menu } = (await fetchData(endpointUrl(endpoints.menu, { lang: "vi" }))) as { menu: unknown };
  expect(JSON.stringify(menu)).toContain("/gioi-thieu");
  // Readers who hide betting get it, too.
  expect(JSON.stringify(menu)).not.toContain("18+");
});

it("tell the goals, minutes and scorers that are stored, in their order", async () => {
  const reports = ofKind("report");
  expect(reports.length).toBeGreaterThan(60);
  for (const { match_id, content, slug } of reports) {
    const goals = await origin.rows<{ minute: number; added: number | null; name: string; side: string }>(
      `SELECT i.minute, i.added, p.name, i.side FROM incidents i LEFT JOIN players p ON p.id = i.player_id
       WHERE i.match_id = ?1 AND i.cancelled_at IS NULL AND i.kind IN ('goal', 'penalty_goal', 'own_goal')
       ORDER BY i.minute, coalesce(i.added, 0), i.known_at, i.position`,
      match_id,
    );
    const score = { home: 0, away: 0 };
    const expected = goals.map(({ minute, added, name, side }) => {
      score[side as "home" | "away"] += 1;
      return `${added ? `${minute}+${added}` : minute}’ ${name} ${score.home}-${score.away}`;
    });
    const listed = [...content.matchAll(/<li>([\d+]+)’ <a[^>]*>([^<]*)<\/a>[^<]*: (\d+-\d+)<\/li>/g)];
    expect([slug, listed.map(([, minute, name, after]) => `${minute}’ ${name} ${after}`)]).toEqual([
      slug,
      expected,
    ]);
  }
});

it("give every result that they link to as it is stored", async () => {
  const results = await origin.rows<{ id: number; score: string; known_at: number }>(
    `SELECT m.id, coalesce(s.home_overtime, s.home_goals) || '-' || coalesce(s.away_overtime, s.away_goals) AS score, s.known_at
     FROM matches m JOIN match_states s ON s.match_id = m.id WHERE s.status = 'ended' AND m.provenance = 'demo'`,
  );
  const scoreOf = new Map(results.map(({ id, score, known_at }) => [id, { score, known_at }]));
  let checked = 0;
  for (const { content, published_at } of articles)
    for (const [, id, score] of content.matchAll(/\/match\/(\d+)">[^<]*? (\d+-\d+) [^<]*</g)) {
      const result = scoreOf.get(Number(id));
      expect([id, result?.score]).toEqual([id, score]);
      expect(result?.known_at).toBeLessThanOrEqual(published_at * 1000);
      checked += 1;
    }
  expect(checked).toBeGreaterThan(800);
});

/** A club's record in its league, counted without the code of the articles. */
const RECORD = `SELECT count(*) AS played, coalesce(sum(scored - conceded), 0) AS difference,
    coalesce(sum(CASE WHEN scored > conceded THEN 3 WHEN scored = conceded THEN 1 ELSE 0 END), 0) AS points
  FROM (SELECT CASE WHEN m.home_id = ?1 THEN s.home_goals ELSE s.away_goals END AS scored,
      CASE WHEN m.home_id = ?1 THEN s.away_goals ELSE s.home_goals END AS conceded
    FROM matches m JOIN match_states s ON s.match_id = m.id AND s.status = 'ended' AND s.known_at <= ?2
    WHERE (m.home_id = ?1 OR m.away_id = ?1) AND m.stage_id = ?3)`;

it("put clubs where they stood at that moment", async () => {
  let checked = 0;
  for (const { match_id, content, published_at } of ofKind("report").filter((_, at) => at % 4 === 0)) {
    const [match] = await origin.rows<{ stage_id: number }>(
      "SELECT stage_id FROM matches WHERE id = ?1",
      match_id,
    );
    for (const [, team, played, difference, points] of content.matchAll(
      /\/team\/(\d+)">[^<]*<\/a><\/th><td>(\d+)<\/td><td>(-?\d+)<\/td><td>(\d+)<\/td>/g,
    )) {
      const [record] = await origin.rows(RECORD, Number(team), published_at * 1000, match?.stage_id ?? null);
      expect(record).toEqual({
        played: Number(played),
        difference: Number(difference),
        points: Number(points),
      });
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
});

it("say when and where a match is played, a day before", async () => {
  for (const { match_id, content, published_at, updated_at } of ofKind("preview")) {
    const [match] = await origin.rows<{ match_time: number; home_id: number; away_id: number }>(
      "SELECT match_time, home_id, away_id FROM matches WHERE id = ?1",
      match_id,
    );
    const inVietnam = new Date(((match?.match_time ?? 0) + 7 * 3600) * 1000).toISOString();
    const [date = "", time = ""] = inVietnam.split("T");
    expect(content).toContain(time.slice(0, 5));
    expect(content).toContain(date.split("-").reverse().join("-"));
    for (const id of [match?.home_id, match?.away_id]) expect(content).toContain(`/team/${id}"`);
    // An article that was written later counts as a report for readers who hide results.
    expect(Math.max(published_at, updated_at)).toBeLessThan(match?.match_time ?? 0);
  }
});

it(
  "are not written twice, and go on where they stopped, however short the turns are",
  async () => {
    await keep(now + 60_000);
    expect(await stored()).toEqual(articles);
    await run("DELETE FROM posts");
    await run(FORGET_ARTICLES);
    await keep(now, () => false);
    const newest = articles.at(-1)?.published_at;
    // A new site's first page is not about events of ten days ago.
    expect((await stored()).at(-1)?.published_at).toBe(newest);
    for (let turns = 1; turns < 40; turns += 1) await keep(now, () => false);
    const again = await stored();
    expect(again.map(({ key, lang, slug }) => [key, lang, slug])).toEqual(
      articles.map(({ key, lang, slug }) => [key, lang, slug]),
    );
    expect(again.map(({ content }) => content)).toEqual(articles.map(({ content }) => content));
  },
  WRITE_MS,
);

it(
  "leave alone what somebody has changed, and say nothing of bets where the site shows none",
  async () => {
    await run("UPDATE page_texts SET title = 'Của tôi' WHERE slug = 'gioi-thieu' AND lang = 'vi'");
    await run("DELETE FROM pages WHERE slug = 'choi-co-trach-nhiem'");
    await run("DELETE FROM pages WHERE slug = 'trang-chu'");
    await run("UPDATE pages SET is_front_page = 1 WHERE slug = 'gioi-thieu'");
    await run(FORGET_ARTICLES);
    await keep(now, () => true, false);
    expect(
      await origin.rows("SELECT title FROM page_texts WHERE slug = 'gioi-thieu' AND lang = 'vi'"),
    ).toEqual([{ title: "Của tôi" }]);
    expect(await origin.rows("SELECT slug FROM pages WHERE slug = 'choi-co-trach-nhiem'")).toEqual([]);
    expect(await origin.rows("SELECT slug FROM pages WHERE is_front_page = 1")).toEqual([
      { slug: "gioi-thieu" },
    ]);
  },
  WRITE_MS,
);

it(
  "go on with the calendar, and go after sixty days",
  async () => {
    const before = (await stored()).length;
    // A whole day: at some hours there are none for six hours.
    await keep(now + DAY_MS);
    expect((await stored()).length).toBeGreaterThan(before);
    await run("UPDATE demo_parts SET stored_at = 0 WHERE part LIKE 'articles/%'");
    await keep(now + 75 * DAY_MS);
    const oldest = (await stored())[0]?.published_at ?? Number.POSITIVE_INFINITY;
    expect(oldest * 1000).toBeGreaterThan(now + 14 * DAY_MS);
  },
  WRITE_MS,
);

it(
  "go when the world is switched off or real football comes, and pages stay",
  async () => {
    await run(FORGET_ARTICLES);
    await keep(now);
    expect((await stored()).length).toBeGreaterThan(150);
    await endDemoContent(origin.db, false);
    expect((await stored()).length).toBeGreaterThan(150);
    await endDemoContent(origin.db, true);
    expect(await stored()).toEqual([]);
    await keep(now);
    await storeBatch(origin.db, aLeague([aBatchMatch()]), { now_ms: now, dry_run: false });
    await origin.ring(now);
    expect(await stored()).toEqual([]);
    expect((await origin.rows("SELECT slug FROM categories")).length).toBe(
      Object.keys(DEMO_CATEGORIES).length,
    );
  },
  WRITE_MS,
);

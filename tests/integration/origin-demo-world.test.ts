import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemoSource } from "#origin/demo/demo-source.ts";
import { DEMO_EXPERTS } from "#origin/demo/tips/experts.table.ts";
import { DEFAULT_DEMO_SEED } from "#origin/env.ts";
import { listInPlay } from "#origin/football/match/match.service.ts";
import { demoProgress } from "#origin/ingest/store/demo-world.ts";
import { keepDemoTips } from "#origin/tip/demo-tips.service.ts";
import { settleTips } from "#origin/tip/settle.service.ts";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { Expert, Tip } from "#shared/tip/tip.schema.ts";
import { findLedgerFault, type HashedEntry } from "#shared/tip/tip-ledger.rules.ts";
import { startDemoOrigin } from "#tests/support/origin/demo-origin.ts";
import type { OriginHarness } from "#tests/support/origin/origin-harness.ts";

/** The whole demo world as a new site stores it, and the day after. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let origin: OriginHarness;
let now: number;
const source = createDemoSource(DEFAULT_DEMO_SEED);

beforeAll(async () => {
  origin = await startDemoOrigin();
  now = Date.now();
}, 240_000);
afterAll(() => origin?.dispose());

/** Minimum number of matches in play, and of hot ones, over some hours. */
async function leastInPlay(from: number, hours: number) {
  let [all, hot] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let ms = from; ms < from + hours * HOUR; ms += 13 * 60_000) {
    const { data } = await listInPlay(origin.db, ms);
    all = Math.min(all, data.matches.length);
    hot = Math.min(hot, data.matches.filter(({ competition }) => competition.hot >= 4).length);
  }
  return { all, hot };
}

const fetchData = async <Data>(url: string): Promise<Data> =>
  ((await (await origin.fetch(url)).json()) as { data: Data }).data;

it("The demo world has experts who published, won and lost, and stand in the ledger in order; nothing is published twice", async () => {
  await keepDemoTips(origin.db, DEFAULT_DEMO_SEED, now);
  await settleTips(origin.db, now);
  const { experts } = await fetchData<{ experts: Expert[] }>(endpointUrl(endpoints.experts, {}));
  expect(experts.map(({ nick_name }) => nick_name).toSorted()).toEqual(
    DEMO_EXPERTS.map(({ nick_name }) => nick_name).toSorted(),
  );
  for (const { nick_name, published } of experts) expect(published, nick_name ?? "").toBeGreaterThan(0);
  expect(experts.reduce((sum, { record }) => sum + (record?.count ?? 0), 0)).toBeGreaterThan(10);
  const { tips } = await fetchData<{ tips: Tip[] }>(endpointUrl(endpoints.tips, { state: "open" }));
  expect(tips.length).toBeGreaterThan(3);
  for (const { published_at, match } of tips) expect(published_at).toBeLessThan(match.match_time);
  const ledger = () => fetchData<{ entries: HashedEntry[] }>(endpointUrl(endpoints.tipsLedger, {}));
  const { entries } = await ledger();
  expect(await findLedgerFault(entries, Math.floor(Date.now() / 1000))).toBeNull();
  await keepDemoTips(origin.db, DEFAULT_DEMO_SEED, now);
  expect((await ledger()).entries.length).toBe(entries.length);
});

it("The demo world stands when cron has nothing more to do", async () => {
  expect(await demoProgress(origin.db, source, now)).toMatchObject({ missing: 0, later: 0 });
});

it("The demo world has six matches in play at any time of the day, one of them hot", async () => {
  const { all, hot } = await leastInPlay(now, 24);
  expect(all).toBeGreaterThanOrEqual(6);
  expect(hot).toBeGreaterThanOrEqual(1);
});

/** Number of matches that kick off on some days around now, and the minimum number of bookmakers with prices of one. */
async function priced(fromDay: number, toDay: number) {
  const at = (days: number) => Math.floor(now / 1000) + days * 86_400;
  const [counted] = await origin.rows(`SELECT count(*) AS matches, min(companies) AS companies
    FROM (SELECT (SELECT count(DISTINCT company_id) FROM price_series p WHERE p.match_id = m.id) AS companies
      FROM matches m WHERE m.match_time BETWEEN ${at(fromDay)} AND ${at(toDay)})`);
  return counted;
}

it("The demo world has everything of every match of the last 14 days, and prices of every one of the next 7", async () => {
  expect(await priced(-2, 6)).toMatchObject({ companies: 12 });
  const all = await priced(-13, 6);
  expect(all).toMatchObject({ companies: 4 });
  expect(all?.matches).toBeGreaterThan(19 * 80);
  const from = Math.floor(now / 1000) - 13 * 86_400;
  const isIn = (table: string) => `EXISTS (SELECT 1 FROM ${table} t WHERE t.match_id = m.id)`;
  const coverage = {
    lineups: isIn("lineups"),
    incidents: isIn("incidents"),
    commentary: isIn("commentary"),
    stats: `(${isIn("stats")} OR ${isIn("match_figures")})`,
    player_stats: `(${isIn("player_stats")} OR ${isIn("match_figures")})`,
  };
  for (const [aspect, isCovered] of Object.entries(coverage)) {
    const missing = await origin.rows(`SELECT m.id FROM matches m
      JOIN match_states s ON s.match_id = m.id AND s.status = 'ended' AND s.known_at <= ${now}
      WHERE m.match_time >= ${from} AND NOT ${isCovered}`);
    expect([aspect, missing]).toEqual([aspect, []]);
  }
});

it("The demo world has statistics and prices of whole seasons: one row a match and three series", async () => {
  const bare =
    await origin.rows(`SELECT m.id FROM matches m JOIN match_states s ON s.match_id = m.id AND s.status = 'ended'
    WHERE m.match_time < ${Math.floor(now / 1000) - 16 * 86_400} AND (
      NOT EXISTS (SELECT 1 FROM match_figures f WHERE f.match_id = m.id)
      OR 3 <> (SELECT count(*) FROM price_series p WHERE p.match_id = m.id))`);
  expect(bare).toEqual([]);
  const twice = await origin.rows(`SELECT match_id FROM match_figures f WHERE EXISTS (SELECT 1 FROM stats t
    WHERE t.match_id = f.match_id) OR EXISTS (SELECT 1 FROM player_stats t WHERE t.match_id = f.match_id)`);
  expect(twice).toEqual([]);
});

it("The demo world has whole seasons before, with half-time scores and the goals that make the score", async () => {
  const odd = await origin.rows(`SELECT m.id FROM matches m JOIN match_states s ON s.match_id = m.id
    WHERE m.match_time < ${Math.floor(now / 1000) - 16 * 86_400} AND s.status = 'ended' AND (s.home_half IS NULL OR
      s.home_goals + s.away_goals <> (SELECT count(*) FROM incidents i WHERE i.match_id = m.id AND i.minute <= 90))`);
  expect(odd).toEqual([]);
  const [open] =
    await origin.rows(`SELECT count(*) AS n FROM matches m WHERE m.match_time < ${Math.floor(now / 1000) - 7200}
    AND NOT EXISTS (SELECT 1 FROM status_changes c WHERE c.match_id = m.id)`);
  expect(open).toEqual({ n: 0 });
});

it("The demo world is rolled forward a day: news and the new day come, most prices of the oldest day go", {
  timeout: 240_000,
}, async () => {
  const later = now + DAY;
  const before = await origin.rows("SELECT count(*) AS n FROM matches");
  for (let turns = 0; turns < 5; turns += 1) await origin.ring(later);
  expect(await demoProgress(origin.db, source, later)).toMatchObject({ missing: 0, later: 0 });
  expect(await origin.rows("SELECT count(*) AS n FROM matches")).not.toEqual(before);
  const oldest = (source.dayOf(now) - 14) * 86_400;
  const [thin] =
    await origin.rows(`SELECT count(DISTINCT p.company_id) AS companies, max(json_array_length(p.quotes)) AS quotes, (SELECT count(*) FROM matches m JOIN match_states s
      ON s.match_id = m.id AND s.status = 'ended' WHERE m.match_time BETWEEN ${oldest} AND ${oldest + 86_399}) AS results
    FROM price_series p JOIN matches m ON m.id = p.match_id WHERE m.match_time BETWEEN ${oldest} AND ${oldest + 86_399}`);
  expect(thin).toMatchObject({ companies: 1, quotes: 2 });
  expect(thin?.results).toBeGreaterThan(70);
  const { all, hot } = await leastInPlay(later, 24);
  expect([all >= 6, hot >= 1]).toEqual([true, true]);
});

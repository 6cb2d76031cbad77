import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ORIGIN_NAME } from "#scripts/site/built-worker.ts";
import { type Site, startSite } from "#scripts/site/site.ts";
import { endpointList, endpointUrl } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { listOddsTopic, MATCH_ODDS_TOPIC } from "#shared/room/index.ts";
import { crawl, leaksIn, type Visit } from "#tests/support/browser/betting-crawl.ts";
import { keepNoConnections } from "#tests/support/browser/no-kept-connections.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import { sampleQueries } from "#tests/support/calls/football-calls.ts";
import { demoWorld } from "#tests/support/origin/demo-origin.ts";

/**
 * A whole site with the demo world, crawled three times: as it is, by a reader who hides betting, and with betting
 * hidden by the operator. The first proves that the crawl detects the content that the others must not have.
 */

const FROM = ["/", "/en", "/robots.txt", "/sitemap.xml", "/api/docs", "/api/openapi.json"];
const COOKIE = { cookie: "betting=hidden" };
const LISTEN_MS = 10_000;
/** Time to fill the demo world, and to crawl it, on a busy machine. */
const FILL_MS = 300_000;
const READ_MS = 180_000;

const dataDir = mkdtempSync(join(tmpdir(), "bongda-crawl-"));
let site: Site | undefined;
let sample: CallSample;
let companies: string[] = [];

async function start(betting: Betting): Promise<Site> {
  await site?.stop();
  const printError = (text: string) => console.error(text);
  const ports = { host: "127.0.0.1", port: 0, realtimePort: 0 };
  site = await startSite({
    ...ports,
    dataDir,
    demo: true,
    realtime: true,
    betting,
    log: printError,
    onLost: printError,
  });
  return site;
}
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = ({ url }: Site, headers: Record<string, string> = {}, most = 150, afterOthers = false) =>
  crawl({ url, from: [...FROM, ...matchPages()], headers, most, afterOthers, mostAlike: 6 });
/** Matches at every point of their course; their tabs are links. */
const matchPages = () =>
  [sample.match_id, sample.live_match_id, sample.next_match_id].flatMap((id) => [
    `/match/${id}`,
    `/en/match/${id}`,
  ]);

/** Every public call of the registry, with queries that have results. */
async function callAll({ url }: Site, headers: Record<string, string> = {}): Promise<Visit[]> {
  const queries = sampleQueries as Readonly<Record<string, (from: CallSample) => object>>;
  const publicCalls = endpointList.filter(([, call]) => call.access === "public" && call.method === "GET");
  const visits: Visit[] = [];
  for (const [name, call] of publicCalls) {
    const path = endpointUrl(call, queries[name]?.(sample) ?? {});
    // Another reader requests first: the cache then holds that reader's response.
    await (await fetch(url + path)).text();
    const response = await fetch(url + path, { headers });
    visits.push({ path, status: response.status, text: await response.text() });
  }
  return visits;
}

/** Messages of a match room and today's list within some seconds, with and without price topics. */
async function listen({ realtimeUrl }: Site, withTopics: boolean): Promise<Visit[]> {
  const rooms: [room: string, topic: string][] = [
    [`match/${sample.live_match_id}`, MATCH_ODDS_TOPIC],
    ["live/0", listOddsTopic(null)],
  ];
  const visits = rooms.map(([room, topic]) => {
    const path = `/parties/${room}?v=2${withTopics ? `&topic=${encodeURIComponent(topic)}` : ""}`;
    const socket = new WebSocket(realtimeUrl.replace(/^http/, "ws") + path);
    const received: string[] = [];
    socket.addEventListener("message", ({ data }) => received.push(String(data)));
    return { path, socket, received };
  });
  await new Promise((resolve) => setTimeout(resolve, LISTEN_MS));
  return visits.map(({ path, socket, received }) => {
    socket.close();
    return { path, status: 101, text: received.join("\n") };
  });
}

const leaks = (visits: readonly Visit[]) => visits.flatMap((visit) => leaksIn(visit, companies));
const kindsOf = (found: readonly string[]) =>
  [...new Set(found.map((leak) => leak.split(" ")[0]))].toSorted();

/** Hosts of share links. */
const SHARING = ["www.facebook.com", "x.com", "t.me", "button-share.zalo.me"];
const leadingAway = (links: readonly string[]): string[] =>
  links.filter((link) => !SHARING.includes(new URL(link).host));

beforeAll(keepNoConnections);
describe("a site that shows betting", () => {
  let shown: Site;
  beforeAll(async () => {
    cpSync(await demoWorld(), dataDir, { recursive: true });
    shown = await start("shown");
    const db = await shown.workers.miniflare.getD1Database("DB", ORIGIN_NAME);
    sample = await sampleOf(db);
    const { results } = await db.prepare("SELECT name FROM companies").all();
    companies = results.map((row) => String((row as { name: string }).name));
  }, FILL_MS);

  it(
    "is full of it, so that the crawl can find something",
    async () => {
      expect(companies.length).toBeGreaterThan(5);
      const { visits, outbound, unheard } = await read(shown, {}, 90);
      expect(kindsOf(leaks(visits))).toEqual(["companies", "links", "prices", "words"]);
      const [called, received] = await Promise.all([callAll(shown), listen(shown, true)]);
      expect(kindsOf(leaks(called))).toEqual(["companies", "prices"]);
      expect(kindsOf(leaks(received))).toEqual(["companies", "prices"]);
      // Never a link to a bookmaker, nor to any other host, and no link that the site does not know.
      expect([leadingAway(outbound), unheard]).toEqual([[], []]);
    },
    READ_MS,
  );

  it(
    "has nothing of it for a reader who hides it",
    async () => {
      const { visits, linked, kinds, outbound, unheard } = await read(shown, COOKIE, 220, true);
      expect(leaks(visits)).toEqual([]);
      expect([leadingAway(outbound), unheard]).toEqual([[], []]);
      expect(linked.filter((path) => path.includes("odds"))).toEqual([]);
      expect(kinds).toEqual(
        expect.arrayContaining([
          ...["/", "/en", "/match/n", "/match/n?tab=hnh", "/en/match/n?tab=lineup"],
          ...["/league/n", "/en/team/n", "/en/player/n", "/coach/n", "/match?date=n", "/iframe"],
          ...["/bong-da/ket-qua-bong-da?date=n", "/bong-da/lich-thi-dau?date=n"],
        ]),
      );
      expect(visits.length).toBeGreaterThan(40);
      const [called, received] = await Promise.all([callAll(shown, COOKIE), listen(shown, false)]);
      expect(leaks(called)).toEqual([]);
      // The pages of this reader subscribe to no prices, and a room sends none to a client that does not ask.
      expect(leaks(received)).toEqual([]);
    },
    READ_MS,
  );
});

describe("a site that hides betting", () => {
  it(
    "has nothing of it for anybody, not even the word",
    async () => {
      const hidden = await start("hidden");
      const { visits, linked, outbound } = await read(hidden, { cookie: "betting=shown" });
      expect(leaks(visits)).toEqual([]);
      expect(leadingAway(outbound)).toEqual([]);
      expect(linked.filter((path) => /odds|betting/.test(path))).toEqual([]);
      const [called, received] = await Promise.all([callAll(hidden), listen(hidden, true)]);
      expect(leaks(called)).toEqual([]);
      expect(leaks(received)).toEqual([]);
      expect(received.map(({ text }) => text.includes("betting_hidden"))).toEqual([true, true]);
    },
    READ_MS,
  );
});

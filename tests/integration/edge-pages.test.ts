import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Pages, files and redirects of the built edge Worker in workerd. */

const textOf = ({ bytes }: RawAnswer): string => bytes.toString();

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge({ REALTIME_URL: "http://127.0.0.1:9" });
});
afterAll(() => edge.stop());
beforeEach(() => edge.reset());

describe("canonical URLs", () => {
  it("Canonical URLs are led to in one hop", async () => {
    const [from, to] = ["/vi//match///7/?tab=h2h&x=1", "/match/7?tab=h2h&x=1"];
    const first = await edge.get(from);
    expect(first.status).toBe(308);
    expect(first.headers.location).toBe(to);
    expect((await edge.get(to)).status).not.toBe(308);
  });

  it.each([
    ["/match/7", "live"],
    ["/en/team/7", "summary"],
    ["/player/7", "nonsense"],
    ["/en/coach/7", "nonsense"],
    ["/league/7", "chat"],
  ])(
    "The canonical URL of %s has no tab key where its tab %s is the first one or none",
    async (page, tab) => {
      const answer = await edge.get(`${page}?tab=${tab}&scores=shown`);
      expect([answer.status, answer.headers.location]).toEqual([308, `${page}?scores=shown`]);
    },
  );

  it("Canonical URLs are led to by data too, so that a link within the page does not keep a wrong one", async () => {
    for (const tab of ["nonsense", "live"]) {
      const answer = await edge.get(`/match/7.data?tab=${tab}&_routes=match-tab.vi`);
      // React Router's response to a client that has to be redirected.
      expect([tab, answer.status]).toEqual([tab, 202]);
      expect(textOf(answer)).toMatch(/"redirect","\/match\/7"/);
    }
    const alias = await edge.get("/team/7.data?tab=player&_routes=team-tab.vi");
    expect(textOf(alias)).toMatch(/"redirect","\/team\/7\?tab=lineup"/);
  });
});

describe("pages", () => {
  it("The site serves the home page from memory, packed, whatever is appended to its URL or sent with it", async () => {
    const first = await edge.get("/", { "accept-encoding": "gzip" });
    expect(first.headers["content-type"]).toContain("text/html");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await edge.get("/?utm_source=%22%3E%3Cscript%3E&junk=1", {
      "accept-encoding": "gzip",
      cookie: "a=b",
    });
    expect(again.headers["x-cache"]).toBe("hit");
    expect(again.headers["content-encoding"]).toBe("gzip");
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(gunzipSync(again.bytes).toString()).not.toContain("utm_source");
  });

  it("The site renders once for everyone who comes at the same time, with one call for each thing it needs", async () => {
    await edge.plan({ delayMs: 100 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => edge.get("/en")));
    expect(new Set(answers.map((answer) => answer.bytes.toString())).size).toBe(1);
    const calls = (await edge.calls()).map((call) => call.path + call.search);
    expect(calls).toHaveLength(new Set(calls).size);
  });

  it("The site keeps no copy of what strangers look for, as page and as data", async () => {
    const totals = { match: 0, league: 0, team: 0, player: 0, coach: 0 };
    const found = { matches: [], competitions: [], teams: [], players: [], coaches: [], totals };
    await edge.plan({ data: { ...found, countries: [] } });
    for (const path of ["/tim-kiem?q=vinh", "/tim-kiem.data?q=vinh"]) {
      const searches = async () =>
        (await edge.calls()).filter((call) => call.path.endsWith("/search")).length;
      const before = await searches();
      const answers = [await edge.get(path), await edge.get(path)];
      for (const { status, headers } of answers) {
        expect(status).toBe(200);
        expect(headers).toMatchObject({ "cache-control": "no-store", "x-cache": "miss" });
      }
      expect((await searches()) - before).toBe(2);
    }
    await edge.get("/tim-kiem");
    expect((await edge.get("/tim-kiem")).headers["x-cache"]).toBe("hit");
  });

  it("The site keeps languages and data requests apart", async () => {
    const [vi, en, viData, enData] = await Promise.all(
      ["/", "/en", "/_.data", "/en.data"].map((path) => edge.get(path)),
    );
    expect(vi?.bytes.toString()).toContain('<html lang="vi"');
    expect(en?.bytes.toString()).toContain('<html lang="en"');
    for (const data of [viData, enData]) {
      expect(data?.status).toBe(200);
      expect(data?.headers["content-type"]).toContain("text/x-script");
    }
  });

  it("The site shows an unknown page as 404 and keeps no copy of it", async () => {
    const answer = await edge.get("/no-such-page-anywhere");
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await edge.get("/no-such-page-anywhere")).headers["x-cache"]).toBe("miss");
  });

  it("The site puts request id and security headers on whatever it answers", async () => {
    for (const path of ["/", "/en/", "/nowhere", "/api/nowhere", "/assets/nowhere.js", "/health"]) {
      const { headers } = await edge.get(path);
      expect(headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    }
  });
});

describe("the routes of the links on a page", () => {
  const versionOf = async () => /\\"version\\":\s*\\"([^"\\]+)/.exec(textOf(await edge.get("/")))?.[1] ?? "";
  const fetchRoutes = (version: string, paths: readonly string[]) =>
    edge.get(`/__manifest?${new URLSearchParams({ paths: paths.join(","), version })}`);

  it("The routes of the links on a page are matched once for all readers of the page, whatever order their paths come in", async () => {
    const version = await versionOf();
    const paths = ["/league/1", ...Array.from({ length: 85 }, (_, at) => `/match/${at + 1}`)];
    const first = await fetchRoutes(version, paths);
    expect([first.status, first.headers["x-cache"]]).toEqual([200, "miss"]);
    expect(Object.keys(jsonOf(first) as object)).toEqual(
      expect.arrayContaining(["root", "league.vi", "match.vi"]),
    );
    const again = await fetchRoutes(version, paths.toReversed());
    expect([again.headers["x-cache"], textOf(again)]).toEqual(["hit", textOf(first)]);
    for (const { headers } of [first, again])
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await fetchRoutes(version, ["/match/1"])).headers["x-cache"]).toBe("miss");
  });

  it("The routes of the links on a page are kept by no browser where an article may be put at one of the paths", async () => {
    const version = await versionOf();
    for (const state of ["miss", "hit"]) {
      const { headers } = await fetchRoutes(version, ["/match/1", "/ket-qua-hom-nay"]);
      expect([headers["x-cache"], headers["cache-control"]]).toEqual([state, "no-store"]);
    }
  });

  it("The routes of the links on a page are told to no page of another build, which is to be loaded anew", async () => {
    for (const _ of [1, 2]) {
      const { status, headers } = await fetchRoutes("0ld", ["/match/1"]);
      expect(status).toBe(204);
      expect(headers).toMatchObject({ "x-remix-reload-document": "true", "cache-control": "no-store" });
    }
  });
});

describe("a full day", () => {
  const RECENT = "/api/v1/football/matches/recent";
  const date = "2022-12-18";
  const league = (id: number, name: string) => ({ ...aMatch().competition, id: id as never, name, hot: 0 });
  const matches = [
    ...Array.from({ length: 35 }, (_, at) => ({ ...aMatch({ id: 1001 + at }), competition: league(1, "A") })),
    ...Array.from({ length: 115 }, (_, at) => ({
      ...aMatch({ id: 2001 + at }),
      competition: league(2, "B"),
    })),
  ];
  const rowsOf = ({ bytes }: RawAnswer) => bytes.toString().match(/<li class="match-row/g)?.length ?? 0;
  beforeEach(() => edge.plan({ paths: { [RECENT]: { data: { date, tz: "+07:00", matches } } } }));

  it("A full day comes with all its rows, and says how many there are", async () => {
    const page = await edge.get(`/?date=${date}`);
    expect(rowsOf(page)).toBe(150);
    expect(page.bytes.toString()).toMatch(
      /data-filter="all"[^>]*><span>[^<]*<\/span><span class="chip-count"[^>]*>150</,
    );
    expect((await edge.get(`/_.data?date=${date}`)).bytes.toString()).toContain("2001");
  });
});

describe("files", () => {
  it("The site serves a built file as immutable and packed", async () => {
    const html = (await edge.get("/")).bytes.toString();
    const path = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? "";
    const answer = await edge.get(path, { "accept-encoding": "gzip" });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(gunzipSync(answer.bytes).equals(readFileSync(`build/client${path}`))).toBe(true);
  });

  it("The site answers a missing file with a short 404 and renders no page for it", async () => {
    for (const path of ["/assets/gone-123.js", "/wp-login.txt", "/img/none.png"]) {
      const answer = await edge.get(path);
      expect(answer.status).toBe(404);
      expect(jsonOf(answer)).toMatchObject({ code: "route_not_found" });
    }
    expect(await edge.calls()).toHaveLength(0);
  });
});

describe("health", () => {
  it("Health is degraded without realtime and down without origin", async () => {
    const degraded = await edge.get("/health");
    expect(degraded.status).toBe(200);
    expect(jsonOf(degraded)).toMatchObject({
      status: "degraded",
      checks: { origin: { ok: true }, realtime: { ok: false } },
    });
    await edge.plan({ crash: true });
    const down = await edge.get("/health");
    expect(down.status).toBe(503);
    expect(jsonOf(down)).toMatchObject({ status: "down" });
  });
});

describe("crests", () => {
  it("Crests are drawn on the spot, alike for everybody, as a document that can do nothing", async () => {
    const crest = await edge.get("/crests/team-hai-phong.svg");
    expect(crest.status).toBe(200);
    expect(crest.headers["content-type"]).toContain("image/svg+xml");
    expect(crest.headers["content-security-policy"]).toContain("sandbox");
    expect(crest.headers["cache-control"]).toContain("public");
    expect(crest.bytes.toString()).toMatch(/^<svg /);
    expect((await edge.get("/crests/team-hai-phong.svg")).bytes.equals(crest.bytes)).toBe(true);
  });

  it("Flags are files that browsers keep for a year at an address with the release of their set, else for an hour", async () => {
    const flag = await edge.get("/flags/vn.svg?v=1");
    expect(flag.status).toBe(200);
    expect(flag.headers["content-type"]).toContain("image/svg+xml");
    expect(flag.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(flag.bytes.toString()).toMatch(/^<svg /);
    const globe = await edge.get("/flags/globe.svg");
    expect([globe.status, globe.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
    expect((await edge.get("/flags/LICENSE.txt")).bytes.toString()).toContain("HatScripts");
    expect((await edge.get("/flags/zz.svg")).status).toBe(404);
  });

  it("Crests have no other names", async () => {
    expect((await edge.get("/crests/team-%3Cscript%3E.svg")).status).toBe(404);
  });
});

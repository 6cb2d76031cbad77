import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** No-betting mode at the built edge Worker in workerd, and attempts to bypass it. */

const FOOTBALL = "/api/v1/football";
const HIDDEN = { cookie: "betting=hidden" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const BOOKMAKER = "Sao Bac";
const ANALYSIS = `${FOOTBALL}/matches/analysis`;
/** The stand-in's response: a past match with its prices. */
const PRICED = {
  matches: [{ id: 1, company: { id: 3, name: BOOKMAKER }, asian_handicap: { line: 0.5 }, result: "won" }],
};
const ODDS_PATHS = ["oddscomp", "asian-handicap-odds", "1x2-odds", "over-under-odds", "corner-ou-odds"];

let edge: EdgeHarness;
let hiddenSite: EdgeHarness;
let lastMatch = 5000;
beforeAll(async () => {
  edge = await startEdge();
  hiddenSite = await startEdge({ BETTING: "hidden" });
});
afterAll(() => Promise.all([edge?.stop(), hiddenSite?.stop()]));
beforeEach(async () => {
  for (const each of [edge, hiddenSite]) {
    await each.reset();
    await each.plan({ paths: { [ANALYSIS]: { data: PRICED } } });
  }
});

/** A call with prices beside other data; its response is cached under a key of its own each time. */
const reducedPath = () => `${ANALYSIS}?match_id=${lastMatch++}`;
const textOf = ({ bytes }: RawAnswer): string => bytes.toString("utf8");
const oddsCalls = async (at = edge) =>
  (await at.calls()).filter(({ path }) => /\/odds|companyodd/.test(path)).map(({ path }) => path);

describe("calls of a reader who hides betting", () => {
  it("Calls for prices are refused without an upstream call, and the refusal is not cached", async () => {
    for (const path of ["odds/main", "odds/detail?match_id=7", "matches/companyodd?match_id=7"]) {
      const answer = await edge.get(`${FOOTBALL}/${path}`, HIDDEN);
      expect([answer.status, jsonOf(answer)]).toMatchObject([403, { code: "betting_hidden" }]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    expect(await edge.calls()).toEqual([]);
  });

  it.each([
    ["betting=hidden", true],
    ["betting=shown; betting=hidden", true],
    ["Betting=hidden", false],
    ["betting=%68idden", false],
    ["a=betting=hidden", false],
    [`${"x".repeat(4000)}; betting=`, false],
    [`;${" ".repeat(4000)};`, false],
  ])("Calls of a reader who hides betting are known by one cookie: %j", async (cookie, isHidden) => {
    const answer = await edge.get(`${FOOTBALL}/matches/companyodd?match_id=7`, { cookie });
    expect(answer.status === 403).toBe(isHidden);
  });

  it.each(["shown first", "hidden first"])(
    "Calls of a reader who hides betting have an answer of their own in the cache: %s",
    async (order) => {
      const path = reducedPath();
      const request = { shown: () => edge.get(path), hidden: () => edge.get(path, HIDDEN) };
      const first =
        order === "shown first" ? [request.shown, request.hidden] : [request.hidden, request.shown];
      for (const one of [...first, ...first]) await one();
      const [shown, hidden] = [await request.shown(), await request.hidden()];
      expect(textOf(shown)).toContain(BOOKMAKER);
      expect(textOf(hidden)).not.toMatch(/Sao Bac|"line"/);
      expect(jsonOf(hidden)).toMatchObject({
        data: { matches: [{ id: 1, company: null, asian_handicap: null, result: "won" }] },
      });
      expect([shown.headers["x-cache"], hidden.headers["x-cache"]]).toEqual(["hit", "hit"]);
      // One for each variant, whatever the other cookies.
      await edge.get(path, { cookie: "betting=hidden; a=1" });
      await edge.get(path, { cookie: "betting=x; a=2" });
      expect((await edge.calls()).length).toBe(2);
    },
  );

  it("Calls of a reader who hides betting cannot be answered with what their browser or a proxy kept from before", async () => {
    const path = reducedPath();
    const [shown, hidden] = [await edge.get(path), await edge.get(path, HIDDEN)];
    for (const { headers } of [shown, hidden]) {
      expect(headers).toMatchObject({
        vary: "accept-encoding, cookie",
        "cache-control": "public, max-age=0, must-revalidate",
      });
    }
    const known = (answer: RawAnswer) => ({ "if-none-match": answer.headers.etag ?? "" });
    expect((await edge.get(path, { ...HIDDEN, ...known(shown) })).status).toBe(200);
    expect((await edge.get(path, known(hidden))).status).toBe(200);
    expect((await edge.get(path, { ...HIDDEN, ...known(hidden) })).status).toBe(304);
    expect((await edge.get(path, known(shown))).status).toBe(304);
    const head = await edge.send("HEAD", path, HIDDEN, "");
    expect([head.headers.etag, head.bytes.length]).toEqual([hidden.headers.etag, 0]);
  });

  it("Calls without betting data share one response for all readers", async () => {
    const path = `${FOOTBALL}/matches/recentdetail?match_id=${lastMatch++}`;
    const [shown, hidden] = [await edge.get(path), await edge.get(path, HIDDEN)];
    expect(hidden.headers).toMatchObject({ etag: shown.headers.etag, vary: "accept-encoding" });
    expect(hidden.headers["x-cache"]).toBe("hit");
  });

  it("Calls of a reader who hides betting cannot be made to show prices by other headers, methods or spellings", async () => {
    const path = `${FOOTBALL}/odds/detail?match_id=7`;
    const tricks = [
      { "x-betting": "shown", "x-forwarded-host": "other.example" },
      { "x-original-url": "/", "x-rewrite-url": "/", "x-http-method-override": "POST" },
      { "cache-control": "no-cache", pragma: "no-cache", "if-none-match": "*" },
      { origin: "https://site.example", "sec-fetch-site": "same-origin", authorization: "Bearer x" },
    ];
    for (const trick of tricks) expect((await edge.get(path, { ...HIDDEN, ...trick })).status).toBe(403);
    expect((await edge.send("HEAD", path, HIDDEN, "")).status).toBe(403);
    for (const spelling of [
      `${path}&betting=shown`,
      path.replace("odds", "%6fdds"),
      `${FOOTBALL}//odds/detail`,
    ]) {
      const { status } = await edge.get(spelling, HIDDEN);
      expect([403, 404]).toContain(status);
    }
    expect(await edge.calls()).toEqual([]);
  });
});

describe("pages of a reader who hides betting", () => {
  const isPriced = (answer: RawAnswer) => textOf(answer).includes("/oddscomp");

  it.each(["/", "/en", "/?date=2026-03-01"])(
    "Pages without betting are a separate cache variant at %s, whichever is requested first",
    async (path) => {
      const hidden = await edge.get(path, HIDDEN);
      expect(await oddsCalls()).toEqual([]);
      const shown = await edge.get(path);
      expect([hidden.status, isPriced(hidden), shown.status, isPriced(shown)]).toEqual([
        200,
        false,
        200,
        true,
      ]);
      // On a slow machine the first response has become stale by the second request; either way it is the cached one.
      expect(["hit", "stale"]).toContain((await edge.get(path, HIDDEN)).headers["x-cache"]);
      expect(isPriced(await edge.get(path, HIDDEN))).toBe(false);
      expect(isPriced(await edge.get(path))).toBe(true);
      const known = { "if-none-match": shown.headers.etag ?? "" };
      expect((await edge.get(path, { ...HIDDEN, ...known })).status).toBe(200);
      expect((await edge.get(path, known)).status).toBe(304);
      expect(hidden.headers.vary).toBe("accept-encoding, cookie");
    },
  );

  it.each(["/_.data", "/en.data"])(
    "The data of pages without betting are a separate cache variant too: %s",
    async (path) => {
      const [hidden, shown] = [await edge.get(path, HIDDEN), await edge.get(path)];
      expect(hidden.headers.etag).not.toBe(shown.headers.etag);
      expect(textOf(hidden)).toMatch(/"betting","hidden"/);
      expect(textOf(shown)).toMatch(/"betting","shown"/);
      expect(textOf(await edge.get(path, HIDDEN))).toMatch(/"betting","hidden"/);
    },
  );

  it("A match page has no tab of prices for a reader who hides betting, and only for them its address leads to the match", async () => {
    const tab = "/en/match/7?tab=odds";
    for (let attempt = 0; attempt < 2; attempt++) {
      const hidden = await edge.get(tab, HIDDEN);
      expect([hidden.status, hidden.headers.location]).toEqual([302, "/en/match/7"]);
      expect((await edge.get(tab)).headers.location).toBeUndefined();
    }
  });

  it.each(["", "/en"])(
    "Pages of prices are refused to a reader who hides betting, with the way back, under %j",
    async (prefix) => {
      const paths = ODDS_PATHS.flatMap((page) => [
        page,
        `${page}?period=half`,
        `${page}/7`,
        `${page}/7?company_id=3`,
      ]);
      for (const path of paths) {
        const answer = await edge.get(`${prefix}/${path}`, HIDDEN);
        const html = textOf(answer);
        expect([path, answer.status, answer.headers["cache-control"]]).toEqual([path, 403, "no-store"]);
        expect(html).toContain('<meta name="robots" content="noindex"/>');
        expect(html).toMatch(
          /<main.*<form action="\/betting" method="post">.*name="mode" value="shown".*<\/main>/s,
        );
        expect(html).not.toMatch(/nhà cái|kèo|bookmaker|Asian handicap/i);
      }
      expect(await oddsCalls()).toEqual([]);
    },
  );

  it("Pages of prices have no other way in for a reader who hides betting: data, files, old and odd spellings", async () => {
    const csv = await edge.get("/1x2-odds/7/history.csv?company_id=3", HIDDEN);
    expect([csv.status, csv.headers["content-type"]]).toEqual([403, "text/plain; charset=utf-8"]);
    const found = await Promise.all(
      [
        "/oddscomp.data",
        "/1x2-odds/7.data",
        "/en/1x2-odds/7.data",
        "/1x2-odds/7/history.csv.data?company_id=3",
      ].map((path) => edge.get(path, HIDDEN)),
    );
    expect(found.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const spellings = {
      "/oddscomp/": "/oddscomp",
      "//oddscomp": "/oddscomp",
      "/vi/oddscomp": "/oddscomp",
      "/ODDSCOMP": "/oddscomp",
    };
    for (const [path, proper] of Object.entries(spellings)) {
      const answer = await edge.get(path, HIDDEN);
      expect([path, answer.status, answer.headers.location]).toEqual([path, 308, proper]);
    }
    for (const path of ["/odds%63omp%2f7", "/oddscomp/7/x", "/oddscomp;7"]) {
      const answer = await edge.get(path, HIDDEN);
      expect([path, [403, 404].includes(answer.status)]).toEqual([path, true]);
    }
    expect((await edge.send("POST", "/oddscomp", HIDDEN, "")).status).toBeGreaterThanOrEqual(400);
    expect(await oddsCalls()).toEqual([]);
  });
});

describe("the switch", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}, at = edge) =>
    at.send("POST", "/betting", { ...FORM, ...headers }, new URLSearchParams(fields).toString());

  it("The switch keeps the choice for a year, takes it back, and leads back to the page", async () => {
    const on = await post(
      { mode: "hidden", back: "/en/match/7?tab=h2h" },
      { "sec-fetch-site": "same-origin" },
    );
    expect([on.status, on.headers.location, on.headers["cache-control"]]).toEqual([
      303,
      "/en/match/7?tab=h2h",
      "no-store",
    ]);
    expect(on.headers["set-cookie"]).toBe("betting=hidden; Max-Age=31536000; Path=/; SameSite=Lax");
    const off = await post({ mode: "shown", back: "/oddscomp" }, HIDDEN);
    expect([off.headers.location, off.headers["set-cookie"]]).toEqual([
      "/oddscomp",
      "betting=; Max-Age=0; Path=/; SameSite=Lax",
    ]);
  });

  it("The switch leads home instead of to another site", async () => {
    expect((await post({ mode: "hidden", back: "//evil.example" })).headers.location).toBe("/");
  });

  it("The switch is not for other sites", async () => {
    const foreign = { ...HIDDEN, "sec-fetch-site": "cross-site" };
    const answer = await post({ mode: "shown", back: "/" }, foreign);
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it("The switch takes no other word, no other method and no long story", async () => {
    expect((await post({ mode: "HIDDEN", back: "/" })).status).toBe(400);
    expect((await post({ back: "/" })).status).toBe(400);
    expect((await edge.get("/betting?mode=hidden")).headers["set-cookie"]).toBeUndefined();
    expect((await post({ mode: "hidden", back: "/", more: "x".repeat(5000) })).status).toBe(413);
  });

  it("The switch is not there where the site hides betting", async () => {
    const answer = await post({ mode: "shown", back: "/" }, {}, hiddenSite);
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([404, undefined]);
  });
});

describe("a site that hides betting", () => {
  const shown = { cookie: "betting=shown" };

  it("A site that hides betting has no pages of prices, whatever a reader's cookie says", async () => {
    for (const path of [...ODDS_PATHS, "oddscomp/7", "en/oddscomp", "oddscomp.data"]) {
      const answer = await hiddenSite.get(`/${path}`, shown);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(textOf(answer)).not.toMatch(/kèo|cá cược|betting_hidden|bookmaker/i);
    }
    expect((await hiddenSite.get("/1x2-odds/7/history.csv?company_id=3")).status).toBe(404);
  });

  it("A site that hides betting shows neither prices nor a switch on other pages, and asks for none", async () => {
    for (const path of ["/", "/en"]) {
      const html = textOf(await hiddenSite.get(path, shown));
      expect(html).not.toMatch(/oddscomp|action="\/betting"|kèo|cá cược|18\+/i);
    }
    expect(await oddsCalls(hiddenSite)).toEqual([]);
  });

  it("A site that hides betting refuses calls of prices, those of the rooms too, and leaves prices out of the others", async () => {
    const calls = ["odds/main", "matches/companyodd?match_id=7"].map((path) => `${FOOTBALL}/${path}`);
    for (const path of [...calls, "/api/v1/origin/feed/odds?company_id=3"]) {
      const answer = await hiddenSite.get(path, shown);
      expect([path, answer.status, jsonOf(answer)]).toMatchObject([path, 403, { code: "betting_hidden" }]);
    }
    expect(await hiddenSite.calls()).toEqual([]);
    expect(textOf(await hiddenSite.get(reducedPath(), shown))).not.toContain(BOOKMAKER);
  });
});

describe("the API's document", () => {
  it("The API document has no prices for a reader who hides betting, even when the full one is cached", async () => {
    const path = "/api/openapi.json";
    const first = await edge.get(path);
    const answers = [await edge.get(path, HIDDEN), await hiddenSite.get(path)];
    for (const answer of answers) {
      expect(Object.keys((jsonOf(answer) as { paths: object }).paths)).not.toContain(`${FOOTBALL}/odds/main`);
      expect(answer.headers).toMatchObject({ vary: "accept-encoding, cookie" });
    }
    expect(Object.keys((jsonOf(first) as { paths: object }).paths)).toContain(`${FOOTBALL}/odds/main`);
    const known = { "if-none-match": first.headers.etag ?? "" };
    expect((await edge.get(path, { ...HIDDEN, ...known })).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** The spoiler shield at the built edge Worker in workerd: which results reach which reader, and when. */

const FOOTBALL = "/api/v1/football";
const DETAIL = `${FOOTBALL}/matches/live/detail`;
const ROW = `${FOOTBALL}/matches/recentdetail`;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
/** Unique in a response: four digits alone also occur in a timestamp's milliseconds. */
const GOALS = 734_734_734;
const score = { goals: GOALS, half: 3, overtime: null, penalties: null, red: 2, yellow: 4, corners: 9 };
const hour = 3600;

let edge: EdgeHarness;
let foreign: EdgeHarness;
let ownContent: EdgeHarness;
let lastMatch = 7000;
beforeAll(async () => {
  edge = await startEdge();
  foreign = await startEdge({ FOOTBALL_BASE_URL: "http://127.0.0.1:9/none" });
  ownContent = await startEdge({ CONTENT_BASE_URL: "http://127.0.0.1:9/none" });
});
afterAll(() => Promise.all([edge?.stop(), foreign?.stop(), ownContent?.stop()]));

/** A match of this many hours ago. */
const played = (hoursAgo: number) =>
  aMatch({
    status: "ended",
    home: score,
    rest: { winner: "home", match_time: Math.floor(Date.now() / 1000) - hoursAgo * hour },
  });
const goal = { id: 1, kind: "goal", side: "home", minute: 12, home_score: GOALS, away_score: 0 };
const plan = async (hoursAgo: number) => {
  const match = played(hoursAgo);
  await edge.plan({
    paths: {
      [DETAIL]: {
        data: { match, incidents: [goal], stats: [{ kind: "shots" }], commentary: [{ text: `${GOALS}-0` }] },
      },
      [ROW]: { data: { match, info: {} } },
      [`${FOOTBALL}/matches/recent`]: { data: { matches: [match] } },
    },
  });
};
beforeEach(async () => {
  await edge.reset();
  await plan(2);
});

const textOf = ({ bytes }: RawAnswer): string => bytes.toString("utf8");
const fresh = (path: string, query = "") => `${path}?match_id=${lastMatch++}${query}`;
const requestedPaths = async () => (await edge.calls()).map(({ path, search }) => path + search);

describe("a call with a delay", () => {
  it("A call with a delay is asked of the service with it, and cached under it", async () => {
    const path = fresh(DETAIL);
    for (const delay of ["", "&delay=60", "&delay=0", "&delay=60", "&delay=065"])
      await edge.get(path + delay);
    expect(await requestedPaths()).toEqual([path, path.replace("?", "?delay=60&")]);
  });

  it("A call with a delay is refused where nobody can be so late", async () => {
    const answer = await edge.get(fresh(DETAIL, "&delay=7"));
    expect([answer.status, jsonOf(answer)]).toMatchObject([
      400,
      { code: "validation_failed", errors: { delay: [expect.any(String)] } },
    ]);
  });

  it("A call with a delay is refused where a service answers that does not know the past", async () => {
    const answer = await foreign.get(fresh(DETAIL, "&delay=60"));
    expect([answer.status, jsonOf(answer)]).toMatchObject([400, { code: "validation_failed" }]);
    const posts = await ownContent.get("/oapi/v1/posts?lang=vi&delay=60");
    expect([posts.status, jsonOf(posts)]).toMatchObject([400, { errors: { delay: [expect.any(String)] } }]);
    expect((await ownContent.get(fresh(DETAIL, "&delay=60"))).status).toBe(200);
  });

  it("A call with a delay takes no notice of cookies", async () => {
    const path = fresh(DETAIL);
    const answer = await edge.get(path, { cookie: "delay=60; scores=hidden" });
    expect(textOf(answer)).toContain(`"goals":${GOALS}`);
    expect(await requestedPaths()).toEqual([path]);
  });
});

describe("a call without results", () => {
  it("A call without results has no score, nor anything beside it, while that is news", async () => {
    const path = fresh(DETAIL);
    const answer = await edge.get(`${path}&scores=hidden`);
    const { data } = jsonOf(answer) as { data: Record<string, unknown> & { match: { score: object } } };
    expect(data).toMatchObject({
      incidents: [],
      stats: [],
      commentary: [],
      match: { winner: null, status: "ended" },
    });
    expect(JSON.stringify(data.match.score)).not.toMatch(/[1-9]/);
    expect(textOf(await edge.get(path))).toContain(`"goals":${GOALS}`);
    expect(textOf(await edge.get(`${path}&scores=hidden`))).not.toContain(`"goals":${GOALS}`);
    // The service does not learn who hides results.
    expect((await requestedPaths()).filter((one) => one.includes("scores"))).toEqual([]);
  });

  it("A call without results has old results", async () => {
    await plan(24 * 5);
    expect(textOf(await edge.get(fresh(DETAIL, "&scores=hidden")))).toContain(`"goals":${GOALS}`);
    expect((await edge.get(fresh(`${FOOTBALL}/matches/player/stats`, "&scores=hidden"))).status).toBe(200);
  });

  it.each([
    "matches/player/stats",
    "matches/room",
    "matches/lineup",
    "matches/highlights",
    "odds/detail",
    "odds/european",
  ])("A call that consists of results is refused to a reader who hides them: %s", async (path) => {
    const answer = await edge.get(fresh(`${FOOTBALL}/${path}`, "&scores=hidden"));
    expect([answer.status, jsonOf(answer)]).toMatchObject([403, { code: "scores_hidden" }]);
  });

  it.each([
    "seasons/tablestanding?season_id=1",
    "seasons/scenarios?season_id=1",
    "teams/nearyear?team_id=1&comp_id=1",
    "players/statsseason?player_id=1&season_id=1",
    "matches/statsteam?match_id=1",
    "matches/keyplayer?match_id=1",
  ])("A call for statistics of many matches is refused to a reader who hides results: %s", async (call) => {
    await plan(-20);
    const answer = await edge.get(`${FOOTBALL}/${call}&scores=hidden`);
    expect([answer.status, jsonOf(answer)]).toMatchObject([403, { code: "scores_hidden" }]);
  });

  it("A call without results has the result of the one match that it names", async () => {
    const [one, other] = [played(2), { ...played(3), id: 8 }];
    await edge.plan({
      paths: {
        [`${FOOTBALL}/matches/analysis`]: {
          data: { history: { home: [{ match: one }, { match: other }] } },
        },
        [ROW]: { data: { match: one, info: {} } },
      },
    });
    const call = (word: string, id: number) =>
      edge.get(`${FOOTBALL}/matches/analysis?match_id=${id}&scores=${word}`);
    const occurrences = async (word: string, id: number) =>
      textOf(await call(word, id)).split(`"goals":${GOALS}`).length - 1;
    expect([await occurrences("match", one.id), await occurrences("hidden", one.id)]).toEqual([1, 0]);
    expect(await occurrences("match", 9)).toBe(0);
    const status = async (path: string) => (await edge.get(`${FOOTBALL}/${path}`)).status;
    expect(await status(`matches/lineup?match_id=${one.id}&scores=match`)).toBe(200);
    expect(await status(`matches/keyplayer?match_id=${one.id}&scores=match`)).toBe(403);
    expect(await status(`matches/recent?scores=match`)).toBe(200);
    expect(textOf(await edge.get(`${FOOTBALL}/matches/recent?scores=match`))).not.toContain(
      `"goals":${GOALS}`,
    );
  });
});

describe("articles", () => {
  const SLUG = `nha-${GOALS}-1`;
  const now = Math.floor(Date.now() / 1000);
  const post = (id: number, hoursAgo: number, kickOffHoursAgo: number | null) => ({
    ...{
      id,
      type: "post",
      lang: "vi",
      slug: `${SLUG}-${id}`,
      title: `Nhà thắng ${GOALS}-1`,
      summary: "",
      thumbnail: null,
    },
    ...{ author: { slug: "an", name: "An", avatar: null }, categories: [], tags: [], comment_count: 0 },
    match_id: kickOffHoursAgo === null ? null : 7,
    match:
      kickOffHoursAgo === null
        ? null
        : { ...played(kickOffHoursAgo), id: 7, match_time: now - kickOffHoursAgo * hour },
    ...{ published_at: now - hoursAgo * hour, updated_at: now - hoursAgo * hour },
  });
  const rows = [post(1, 1, 3), post(2, 20, 3), post(3, 1, null), post(4, 90, null), post(5, 90, 95)];
  const detail = (of: (typeof rows)[number]) => ({
    ...{
      ...of,
      meta_title: null,
      meta_description: null,
      keyword: null,
      content: "<p>…</p>",
      is_index_flag: true,
    },
    ...{ alternates: [], previous: { slug: SLUG, title: "2-1" }, next: null, related: rows },
  });
  const idsOf = (answer: RawAnswer) =>
    [...textOf(answer).matchAll(/"id":(\d),"type":"post"/g)].map(([, id]) => id).join("");
  beforeEach(() =>
    edge.plan({
      paths: {
        "/oapi/v1/posts": { data: { posts: rows } },
        "/oapi/v1/posts/slug": { data: { post: detail(rows[0] ?? post(1, 1, 3)), moved_to: null } },
        [ROW]: { data: { match: played(3), info: {} } },
        "/oapi/v1/comments/tree": { data: { comments: [] } },
      },
    }),
  );

  it("Articles with recent results are in no list of a reader who hides results", async () => {
    const list = (query: string) => edge.get(`/oapi/v1/posts?lang=vi&page=${lastMatch++}${query}`);
    expect([idsOf(await list("")), idsOf(await list("&scores=hidden"))]).toEqual(["12345", "245"]);
    expect(idsOf(await list("&match_id=7&scores=match"))).toBe("1245");
  });

  it("Articles with recent results are refused to a reader who hides results, and the page leads to itself with results", async () => {
    const answer = await edge.get(`/oapi/v1/posts/slug?lang=vi&slug=${SLUG}&scores=hidden`);
    expect([answer.status, jsonOf(answer)]).toMatchObject([403, { code: "scores_hidden" }]);
    const page = await edge.get(`/${SLUG}`, { cookie: "scores=some" });
    expect([page.status, textOf(page).includes(`/${SLUG}?scores=shown`)]).toEqual([403, true]);
    expect(textOf(page)).not.toContain("Nhà thắng");
    expect((await edge.get(`/${SLUG}?scores=shown`, { cookie: "scores=some" })).status).toBe(200);
  });

  it("Articles with recent results are requested from the service once, however often they are refused", async () => {
    const path = `/oapi/v1/posts/slug?lang=vi&slug=bao-cao-${lastMatch++}`;
    for (const _ of [1, 2, 3]) {
      const answer = await edge.get(`${path}&scores=hidden`);
      expect([answer.status, jsonOf(answer)]).toMatchObject([403, { code: "scores_hidden" }]);
    }
    expect(await requestedPaths()).toEqual([path]);
  });

  it("Articles without results do not link to articles with results", async () => {
    await edge.plan({
      paths: { "/oapi/v1/posts/slug": { data: { post: detail(post(2, 20, 3)), moved_to: null } } },
    });
    const answer = await edge.get(`/oapi/v1/posts/slug?lang=vi&slug=truoc-tran&scores=hidden`);
    expect(jsonOf(answer)).toMatchObject({
      data: { post: { id: 2, previous: null, related: [{ id: 2 }, { id: 4 }, { id: 5 }] } },
    });
  });

  it("Articles and their comments are requested as of a late reader's moment", async () => {
    const lateCalls = async (page: string, call: string) => {
      await edge.get(page, { cookie: "delay=60" });
      return (await requestedPaths())
        .filter((one) => one.startsWith(call))
        .map((one) => one.includes("delay=60"));
    };
    expect(new Set(await lateCalls("/tin-tuc", "/oapi/v1/posts"))).toEqual(new Set([true]));
    expect(await lateCalls(`/${SLUG}`, "/oapi/v1/comments/tree")).toEqual([true]);
  });
});

describe("pages", () => {
  /** Places in a response that reveal the result, with their context. */
  const goalTexts = (answer: RawAnswer) => textOf(answer).match(new RegExp(`.{0,60}${GOALS}`, "g")) ?? [];

  it("Pages of a late reader are made of late calls, and are nobody else's", async () => {
    const late = await edge.get("/?date=2026-02-01", { cookie: "delay=60" });
    expect(
      (await requestedPaths()).filter((one) => one.includes("/football/") && !one.includes("delay=60")),
    ).toEqual([]);
    expect(late.headers.vary).toContain("cookie");
    const early = await edge.get("/?date=2026-02-01");
    expect(early.headers["x-cache"]).toBe("miss");
    expect((await edge.get("/?date=2026-02-01", { cookie: "delay=65" })).headers["x-cache"]).toBe("miss");
    expect((await edge.get("/?date=2026-02-01", { cookie: "delay=60" })).headers["x-cache"]).not.toBe("miss");
    expect((await edge.get("/?date=2026-02-01", { cookie: "delay=61" })).headers["x-cache"]).not.toBe("miss");
  });

  it.each(["/", "/en", "/_.data", "/en.data"])(
    "The page %s has no results for a reader who hides them",
    async (path) => {
      const hidden = await edge.get(path, { cookie: "scores=hidden" });
      const shown = await edge.get(path);
      expect(goalTexts(hidden)).toEqual([]);
      expect(goalTexts(shown)).not.toEqual([]);
      expect(goalTexts(await edge.get(path, { cookie: "scores=hidden" }))).toEqual([]);
      expect(goalTexts(await edge.get(path, { cookie: "scores=some" }))).toEqual([]);
      const once = await edge.get(`${path}?scores=shown`, { cookie: "scores=hidden" });
      expect(goalTexts(once)).not.toEqual([]);
    },
  );

  it("Pages hide results from a reader with a delay where one of the services does not know the past", async () => {
    for (const own of [foreign, ownContent]) {
      const hides = async (headers: Record<string, string>) =>
        textOf(await own.get("/", headers)).includes("Đang ẩn tỷ số");
      expect([await hides({ cookie: "delay=60" }), await hides({})]).toEqual([true, false]);
      // A response without a shield must not fill the gap: that would be early.
      expect(await hides({ cookie: "delay=60; scores=some" })).toBe(true);
    }
  });
});

describe("the form", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    edge.send("POST", "/shield", { ...FORM, ...headers }, new URLSearchParams(fields).toString());
  const cookiesOf = ({ headers }: RawAnswer) => headers["set-cookie"] ?? "";

  it("The form keeps what is chosen for everything, takes it back, and leads back to the page", async () => {
    const late = await post({ mode: "delay", delay: "60", back: "/en/match/7" });
    expect([late.status, late.headers.location, late.headers["cache-control"]]).toEqual([
      303,
      "/en/match/7",
      "no-store",
    ]);
    expect(cookiesOf(late)).toMatch(/scores=; Max-Age=0.*delay=60; Max-Age=31536000; Path=\/; SameSite=Lax/);
    expect(cookiesOf(await post({ mode: "hidden" }))).toMatch(
      /scores=hidden; Max-Age=31536000.*delay=; Max-Age=0/,
    );
    expect(cookiesOf(await post({ mode: "off" }))).toMatch(/scores=; Max-Age=0.*delay=; Max-Age=0/);
  });

  it("The form leaves what is shielded one by one as it is", async () => {
    expect(cookiesOf(await post({ mode: "off" }, { cookie: "scores=some" }))).toContain("scores=some;");
    const hidden = await post({ mode: "hidden" }, { cookie: "scores=some" });
    expect(cookiesOf(hidden)).toContain("scores=hidden-some;");
    const off = await post({ mode: "off" }, { cookie: "scores=hidden-some" });
    expect(cookiesOf(off)).toContain("scores=some;");
  });

  it("The form takes no other words, no other sites and no other ways back", async () => {
    expect((await post({ mode: "delay", delay: "7" })).status).toBe(400);
    expect((await post({ mode: "x" })).status).toBe(400);
    expect((await post({ mode: "off" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ mode: "off", back: "//evil.example" })).headers.location).toBe("/");
  });
});

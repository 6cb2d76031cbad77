import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Tips at the built edge Worker in workerd: which reader gets which of them, and when. */

const TIPS = "/oapi/v1/tips";
const TEXT = "/oapi/v1/tips/text?tip_id=1";
const READER = "a".repeat(43);
const AS_READER = { cookie: `session=${READER}; signed_in=1` };
const WRITE = { ...AS_READER, "content-type": "application/json", "sec-fetch-site": "same-origin" };
const BOOKMAKER = "Sao Bac";
/** Origin's cache tags of the response. */
const TAGGED = { "cache-tag": "tips" };

let edge: EdgeHarness;
let lastMatch = 9000;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge?.stop());

const bet = {
  ...{ market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 },
  company: { id: 3, name: BOOKMAKER },
};
const tip = () => ({
  ...{
    id: 1,
    permission: "free",
    lang: "vi",
    title: "Kèo thơm",
    text_state: "shown",
    published_at: 1_700_000_000,
  },
  ...{ expert: { id: 7, nick_name: "Chuyên gia", avatar: null }, bet, result: "won", closing_price: 1.9 },
  match: aMatch({
    status: "ended",
    home: { goals: 2 },
    away: { goals: 1 },
    rest: { winner: "home", match_time: Math.floor(Date.now() / 1000) - 7200 },
  }),
});
beforeEach(async () => {
  await edge.reset();
  await edge.plan({
    paths: {
      [TIPS]: { data: { tips: [tip()] }, headers: TAGGED },
      "/oapi/v1/tips/text": { data: { text: { text_state: "shown", content: "…", bet } } },
    },
  });
});

/** A list under a key of its own, so that no test meets another's cached answer. */
const freshList = () => `${TIPS}?match_id=${lastMatch++}`;
const firstIn = (answer: RawAnswer) => (jsonOf(answer) as { data: { tips: object[] } }).data.tips[0];
const requestedPaths = async () => (await edge.calls()).map(({ path, search }) => path + search);

describe("a reader who hides results", () => {
  it("A reader who hides results is told neither how a match went nor how its tip ended, while that is news", async () => {
    const path = freshList();
    expect(firstIn(await edge.get(path))).toMatchObject({ result: "won", match: { winner: "home" } });
    expect(firstIn(await edge.get(`${path}&scores=hidden`))).toMatchObject({
      ...{ result: null, bet, title: "Kèo thơm" },
      match: { winner: null, score: { home: { goals: null } } },
    });
  });

  it("A reader who hides results is told no expert's record, which each result changes", async () => {
    const record = { count: 1, yield: 1.2 };
    const expert = { id: 7, nick_name: "Chuyên gia", record };
    const paths = { "/oapi/v1/experts": { data: { experts: [expert] } } };
    await edge.plan({ paths });
    const fetchExperts = async (query: string) =>
      (jsonOf(await edge.get(`/oapi/v1/experts?limit=7${query}`)) as { data: unknown }).data;
    expect(await fetchExperts("")).toMatchObject({ experts: [expert] });
    expect(await fetchExperts("&scores=hidden")).toMatchObject({ experts: [{ ...expert, record: null }] });
  });

  it("A reader with a delay gets a response as of the delayed moment", async () => {
    await edge.get(`${freshList()}&delay=60`);
    expect(await requestedPaths()).toEqual([expect.stringMatching(/[?&]delay=60&/)]);
  });
});

describe("the page of tips", () => {
  it.each([
    ["/nhan-dinh", "vi"],
    ["/en/tips", "en"],
    ["/en/tips?languages=all", "all"],
    ["/en/tips?match_id=9", "all"],
  ])("The page of tips at %s lists tips in %s", async (path, lang) => {
    const match = { data: { match: tip().match } };
    const tips = { data: { tips: [tip()] }, headers: TAGGED };
    await edge.plan({ paths: { [TIPS]: tips, "/api/v1/football/matches/recentdetail": match } });
    expect((await edge.get(path)).status).toBe(200);
    const searches = (await edge.calls()).filter((call) => call.path === TIPS).map(({ search }) => search);
    expect(searches.map((search) => new URLSearchParams(search).get("lang") ?? "all")).toEqual([lang]);
  });
});

describe("no-betting mode", () => {
  const hidden = { cookie: "betting=hidden" };

  it.each([
    freshList(),
    `${TIPS}/detail?tip_id=1`,
    `${TIPS}/ledger`,
    `${TIPS}/ledger/days`,
    "/oapi/v1/experts",
    "/oapi/v1/experts/detail?expert_id=7",
  ])("No-betting mode refuses %s before anybody is asked", async (path) => {
    const answer = await edge.get(path, hidden);
    expect([answer.status, jsonOf(answer)]).toMatchObject([403, { code: "betting_hidden" }]);
    expect(await requestedPaths()).toEqual([]);
  });

  it("No-betting mode refuses what is a reader's own as well", async () => {
    const cookie = `${AS_READER.cookie}; betting=hidden`;
    expect((await edge.get(TEXT, { cookie })).status).toBe(403);
    expect((await edge.send("POST", TIPS, { ...WRITE, cookie }, "{}")).status).toBe(403);
    expect(await requestedPaths()).toEqual([]);
    expect((await edge.get(TEXT, AS_READER)).status).toBe(200);
  });
});

describe("a reader's writes", () => {
  it("A reader's tip is on everybody's lists from then on", async () => {
    const path = freshList();
    const seen = async () => (await edge.get(path)).headers["x-cache"];
    expect([await seen(), await seen()]).toEqual(["miss", "hit"]);
    await edge.plan({ paths: { [TIPS]: { data: { tip_id: 2, tips: [tip()] }, headers: TAGGED } } });
    expect((await edge.send("POST", TIPS, WRITE, '{"title":"…"}')).status).toBe(200);
    expect([await seen(), await seen()]).toEqual(["miss", "hit"]);
  });

  it("A reader's tip is not taken from another site", async () => {
    const foreign = { ...WRITE, "sec-fetch-site": "cross-site" };
    for (const path of [TIPS, `${TIPS}/delete`, "/oapi/v1/experts/follow", "/oapi/v1/experts/unfollow"]) {
      const answer = await edge.send("POST", path, foreign, '{"expert_id":7,"tip_id":1}');
      expect([path, answer.status, jsonOf(answer)]).toMatchObject([path, 403, { code: "forbidden" }]);
    }
    expect(await requestedPaths()).toEqual([]);
  });
});

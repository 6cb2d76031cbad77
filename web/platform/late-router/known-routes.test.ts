// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ODDS_PAGES } from "#shared/odds/index.ts";
import { screenAt, wordPaths } from "#shared/url/index.ts";

const ODDS_PAGES_COUNT = Object.keys(ODDS_PAGES).length;

let routes: Record<string, { readonly id: string }>;
const answer = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  routes = { root: { id: "root" } };
  vi.stubGlobal("__reactRouterManifest", { version: "ab12", routes });
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

const load = () => import("./known-routes.ts");

describe("the screens of a language", () => {
  it.each(["vi", "en"] as const)(
    "have one path each in %s, and one for each route of the odds",
    async (locale) => {
      const { samplePaths } = await load();
      const found = samplePaths(locale).map((path) => screenAt(path));
      expect(found.every((screen) => screen?.locale === locale)).toBe(true);
      const once = found.filter((at) => at?.screen !== "odds").map((at) => at?.screen);
      expect(new Set(once).size).toBe(once.length);
      expect(found.length - once.length).toBe(ODDS_PAGES_COUNT);
      expect(samplePaths("en")).toEqual(
        expect.arrayContaining(["/en/league/1", "/en/livescore/live", "/en/oddscomp/1"]),
      );
    },
  );

  it("are learnt in one request, with what stands above them", async () => {
    const { learnScreens, samplePaths, screensLearnt } = await load();
    answer.mockResolvedValue(Response.json({ "match.vi": { id: "match.vi" }, root: { id: "another" } }));
    learnScreens();
    learnScreens();
    await screensLearnt();
    learnScreens();
    expect(answer).toHaveBeenCalledTimes(1);
    const url = new URL(answer.mock.calls[0]?.[0] ?? "", location.origin);
    const paths = url.searchParams.get("paths")?.split(",") ?? [];
    expect([url.pathname, url.searchParams.get("version")]).toEqual(["/__manifest", "ab12"]);
    expect(paths).toEqual(expect.arrayContaining([...samplePaths("vi"), "/match"]));
    expect(paths).toEqual([...new Set(paths)].sort());
    expect(routes).toEqual({ root: { id: "root" }, "match.vi": { id: "match.vi" } });
  });

  it("are asked for again where they could not be had, and not learnt of another build", async () => {
    const { learnScreens } = await load();
    answer.mockRejectedValueOnce(new TypeError("no network"));
    answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
    answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
    for (const times of [1, 2, 3, 3]) {
      learnScreens();
      await new Promise(setImmediate);
      expect(answer).toHaveBeenCalledTimes(times);
    }
    expect(Object.keys(routes)).toEqual(["root"]);
  });

  it("are learnt no more once the router was made without them: it would not know what is known", async () => {
    vi.useFakeTimers();
    const { learnScreens, screensLearnt } = await load();
    let come: (answer: Response) => void = () => undefined;
    answer.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    learnScreens();
    const waited = screensLearnt();
    await vi.advanceTimersByTimeAsync(300);
    await waited;
    come(Response.json({ "match.vi": { id: "match.vi" } }));
    await vi.advanceTimersByTimeAsync(0);
    learnScreens();
    expect([Object.keys(routes), answer.mock.calls.length]).toEqual([["root"], 1]);
    vi.useRealTimers();
  });
});

describe("a path that only the server knows the route of", () => {
  const routed = () => Response.json({ "article.vi": { id: "article.vi" } });

  it("is asked for ahead, and not again by the router", async () => {
    const { askAhead, fetchOrTakeAhead, screensLearnt } = await load();
    await screensLearnt();
    answer.mockImplementation(async () => routed());
    askAhead("/nhan-dinh");
    askAhead("/nhan-dinh");
    expect(answer).toHaveBeenCalledTimes(1);
    const request = new Request(answer.mock.calls[0]?.[0] ?? "");
    expect(await (await fetchOrTakeAhead(request)).json()).toEqual({ "article.vi": { id: "article.vi" } });
    expect(answer).toHaveBeenCalledTimes(1);
    await fetchOrTakeAhead(request);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("is asked for by the router where that failed, or was long ago", async () => {
    const { askAhead, fetchOrTakeAhead, screensLearnt } = await load();
    await screensLearnt();
    vi.useFakeTimers();
    answer.mockRejectedValueOnce(new TypeError("no network"));
    answer.mockImplementation(async () => routed());
    askAhead("/nhan-dinh");
    const request = new Request(answer.mock.calls[0]?.[0] ?? "");
    expect((await fetchOrTakeAhead(request)).ok).toBe(true);
    expect(answer).toHaveBeenCalledTimes(2);
    askAhead("/nhan-dinh");
    vi.advanceTimersByTime(11_000);
    await fetchOrTakeAhead(request);
    expect(answer).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  it("is an article's, whose place a page of the content service may take, or one of a route that is not known", async () => {
    const { mustBeAsked, askAhead, screensLearnt } = await load();
    askAhead("/nhan-dinh");
    await screensLearnt();
    routes["match.vi"] = { id: "match.vi" };
    routes["article.vi"] = { id: "article.vi" };
    expect(["/match/7", "/nhan-dinh", "/team/7"].map(mustBeAsked)).toEqual([false, true, true]);
    askAhead("/match/7");
    expect(answer).not.toHaveBeenCalled();
  });
});

describe("the route of a path", () => {
  it("is named once the router knows it, also where every word has its own", async () => {
    const { routeIdAt } = await load();
    expect(routeIdAt("/match/7")).toBeNull();
    const [odds = ""] = wordPaths("odds", "vi");
    for (const id of ["match.vi", "match.en", `odds-${odds.slice(1)}.vi`]) routes[id] = { id };
    const paths = ["/match/7", "/en/match/7", odds, "/nowhere/7"];
    expect(paths.map(routeIdAt)).toEqual(["match.vi", "match.en", `odds-${odds.slice(1)}.vi`, null]);
  });
});

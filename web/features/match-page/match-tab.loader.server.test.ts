import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { PROFILE_TABS } from "#web/features/match/match-tab.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadMatchTab } from "./match-tab.loader.server.ts";

const PRICES = { data: "prices", queries: { mutations: [], queries: [] } };
const CALLS = "/api/v1/football/matches/";
const info = { referee: "An", attendance: null, weather: null, venue: null };
const aHighlight = (url: string | null) => ({ incident: { id: 1 }, url, cover: null });

function aRequest(answers: Readonly<Record<string, unknown>>, betting: Betting = "shown") {
  const requests: string[] = [];
  const call = async (path: string) => {
    const name = path.slice(CALLS.length);
    requests.push(name);
    if (!(name in answers)) throw new AppError("upstream_unavailable");
    return { data: answers[name] };
  };
  const facts = aRequestWith(call, { betting });
  const client = createQueryClient(() => facts.call);
  const load = (query: string, odds = vi.fn(async () => PRICES), id = "7") =>
    loadMatchTab(
      { facts, client, id, search: new URLSearchParams(query) },
      { odds, profiles: async ({ home, away }, tab) => `${tab} of ${home.id} and ${away.id}` },
    );
  return { load, requests };
}

const live = { match: aMatch({ status: "first_half" }), incidents: [], stats: [], commentary: [] };
const ahead = { ...live, match: aMatch() };

describe("The loader of a match page's tab", () => {
  it("The chat tab requests nothing", async () => {
    const { load, requests } = aRequest({});
    expect(await load("tab=chat")).toEqual({ tab: "chat" });
    expect(requests).toEqual([]);
  });

  it("A played match requests ground and videos, and nothing of other tabs", async () => {
    const { load, requests } = aRequest({ "live/detail": live, recentdetail: { match: live.match, info } });
    expect(await load("")).toMatchObject({ tab: "detail", data: { info, preview: null, highlights: [] } });
    expect(requests.toSorted()).toEqual([
      ...["highlights", "live/detail", "momentum", "poll", "recentdetail", "win-probability"],
    ]);
  });

  it("Win probability is requested once a match has begun, and never without betting", async () => {
    const hidden = aRequest({ "live/detail": live }, "hidden");
    await hidden.load("");
    expect(hidden.requests).not.toContain("win-probability");
    const before = aRequest({ "live/detail": ahead });
    await before.load("");
    expect(before.requests).not.toContain("win-probability");
  });

  it("The preview loads before kick-off, and the tab renders without any of it", async () => {
    const { load, requests } = aRequest({ "live/detail": ahead });
    const nothing = { form: null, next: null, players: null };
    expect(await load("")).toMatchObject({
      tab: "detail",
      data: {
        info: null,
        lineups: null,
        preview: { home: nothing, away: nothing, last_meeting: null },
        highlights: [],
      },
    });
    expect(requests).not.toContain("highlights");
  });

  it.each([
    ["no film at all", [aHighlight(null)], []],
    ["an address that is no address of the web", [aHighlight("javascript:alert(1)")], []],
    ["a film", [aHighlight("https://films.example/1")], [aHighlight("https://films.example/1")]],
  ])("Highlights are shown if there is a video: %s", async (_, highlights, shown) => {
    const { load } = aRequest({ "live/detail": live, highlights: { highlights } });
    expect(await load("")).toMatchObject({ data: { highlights: shown } });
  });

  it("Prices load where they may be shown, and never without betting", async () => {
    const loadOdds = vi.fn(async () => PRICES);
    expect(await aRequest({ "live/detail": live }).load("tab=odds", loadOdds)).toEqual({
      tab: "odds",
      ...PRICES,
    });
    const hidden = await aRequest({ "live/detail": live }, "hidden").load("tab=odds", loadOdds);
    expect(hidden.tab).toBe("detail");
    expect(loadOdds).toHaveBeenCalledTimes(1);
  });

  it.each(PROFILE_TABS)("The tab loads %s of both teams", async (tab) => {
    const { home, away } = live.match;
    expect(await aRequest({ "live/detail": live }).load(`tab=${tab}`)).toEqual({
      tab,
      data: `${tab} of ${home.id} and ${away.id}`,
    });
  });

  it("Poll, line-ups and player statistics are queries of the page", async () => {
    const found = { poll: { match_id: 7 }, lineup: { lineup: null }, "player/stats": { teams: [] } };
    const { load } = aRequest({ "live/detail": live, ...found });
    const pathsOf = async (query: string) => {
      const answer = await load(query);
      const { queries } = "queries" in answer ? answer.queries : { queries: [] };
      return queries.map(({ queryKey: [path] }) => String(path).slice(CALLS.length));
    };
    expect(await pathsOf("")).toEqual(["poll"]);
    expect(await pathsOf("tab=lineup")).toEqual(["lineup"]);
    expect(await pathsOf("tab=playertech")).toEqual(["player/stats"]);
  });

  it.each(["abc", "0", "-1", "1.5", "12345678901234567890"])(
    "The invalid id %s causes no request",
    async (id) => {
      const { load, requests } = aRequest({});
      expect(await load("", undefined, id)).toMatchObject({ tab: "failed", code: "match_not_found" });
      expect(requests).toEqual([]);
    },
  );

  it("A failure is an answer, so that the rest of the page stays", async () => {
    const { load } = aRequest({ "live/detail": live });
    expect(await load("tab=lineup")).toEqual({
      tab: "failed",
      wanted: "lineup",
      code: "upstream_unavailable",
    });
  });
});

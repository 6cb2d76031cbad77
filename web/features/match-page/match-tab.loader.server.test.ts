import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { PROFILE_TABS } from "#web/features/match/match-tab.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadMatchTab } from "./match-tab.loader.server.ts";

const PRICES = { data: "prices", queries: { mutations: [], queries: [] } };
const CALLS = "/api/v1/football/matches/";
const info = { referee: "An", attendance: null, weather: null, venue: null };
const aHighlight = (url: string | null) => ({ incident: { id: 1 }, url, cover: null });

function aRequest(answers: Readonly<Record<string, unknown>>, betting: Betting = "shown") {
  const asked: string[] = [];
  const call = async (path: string) => {
    const name = path.slice(CALLS.length);
    asked.push(name);
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
  return { load, asked };
}

const live = { match: aMatch({ status: "first_half" }), incidents: [], stats: [], commentary: [] };
const ahead = { ...live, match: aMatch() };

describe("the loader of a match page's tab", () => {
  it("asks nothing for the chat", async () => {
    const { load, asked } = aRequest({});
    expect(await load("tab=chat")).toEqual({ tab: "chat" });
    expect(asked).toEqual([]);
  });

  it("asks for ground and films once the match is played, and for nothing of other tabs", async () => {
    const { load, asked } = aRequest({ "live/detail": live, recentdetail: { match: live.match, info } });
    expect(await load("")).toMatchObject({ tab: "detail", data: { info, preview: null, highlights: [] } });
    expect(asked.toSorted()).toEqual(["highlights", "live/detail", "poll", "recentdetail"]);
  });

  it("brings a preview before kick-off, and shows the tab although none of it could be had", async () => {
    const { load, asked } = aRequest({ "live/detail": ahead });
    const nothing = { form: null, next: null, players: null };
    expect(await load("")).toMatchObject({
      tab: "detail",
      data: {
        info: null,
        preview: { home: nothing, away: nothing, last_meeting: null },
        highlights: [],
      },
    });
    expect(asked).not.toContain("highlights");
  });

  it.each([
    ["no film at all", [aHighlight(null)], []],
    ["an address that is no address of the web", [aHighlight("javascript:alert(1)")], []],
    ["a film", [aHighlight("https://films.example/1")], [aHighlight("https://films.example/1")]],
  ])("shows moments to see again where there is a film: %s", async (_, highlights, shown) => {
    const { load } = aRequest({ "live/detail": live, highlights: { highlights } });
    expect(await load("")).toMatchObject({ data: { highlights: shown } });
  });

  it("loads prices where they may be seen, and never where there is no betting", async () => {
    const loadOdds = vi.fn(async () => PRICES);
    expect(await aRequest({ "live/detail": live }).load("tab=odds", loadOdds)).toEqual({
      tab: "odds",
      ...PRICES,
    });
    const hidden = await aRequest({ "live/detail": live }, "hidden").load("tab=odds", loadOdds);
    expect(hidden.tab).toBe("detail");
    expect(loadOdds).toHaveBeenCalledTimes(1);
  });

  it.each(PROFILE_TABS)("brings %s of both teams", async (tab) => {
    const { home, away } = live.match;
    expect(await aRequest({ "live/detail": live }).load(`tab=${tab}`)).toEqual({
      tab,
      data: `${tab} of ${home.id} and ${away.id}`,
    });
  });

  it("brings the poll, the line-ups and the figures of players as queries of the page", async () => {
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

  it.each(["abc", "0", "-1", "1.5", "12345678901234567890"])("asks nobody about the id %s", async (id) => {
    const { load, asked } = aRequest({});
    expect(await load("", undefined, id)).toMatchObject({ tab: "failed", code: "match_not_found" });
    expect(asked).toEqual([]);
  });

  it("answers with the failure, so that the rest of the page stays", async () => {
    const { load } = aRequest({ "live/detail": live });
    expect(await load("tab=lineup")).toEqual({
      tab: "failed",
      wanted: "lineup",
      code: "upstream_unavailable",
    });
  });
});

import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { PROFILE_TABS } from "../match-tab.ts";
import { loadMatchTab } from "./match-tab.loader.server.ts";

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
  const load = (query: string, odds = vi.fn(async () => "prices")) =>
    loadMatchTab(facts, "7", new URLSearchParams(query), {
      odds,
      profiles: async ({ home, away }, tab) => `${tab} of ${home.id} and ${away.id}`,
    });
  return { load, asked };
}

const live = { match: aMatch({ status: "first_half" }), incidents: [], stats: [], commentary: [] };
const ahead = { ...live, match: aMatch() };

describe("the loader of a match page's tab", () => {
  it("asks nothing for the chat", async () => {
    const { load, asked } = aRequest({});
    expect(await load("tab=chat")).toEqual({ tab: "chat", data: null });
    expect(asked).toEqual([]);
  });

  it("asks for ground and films once the match is played, and for nothing of other tabs", async () => {
    const { load, asked } = aRequest({ "live/detail": live, recentdetail: { match: live.match, info } });
    expect(await load("")).toEqual({
      tab: "detail",
      data: { info, poll: null, preview: null, highlights: [] },
    });
    expect(asked.toSorted()).toEqual(["highlights", "live/detail", "poll", "recentdetail"]);
  });

  it("brings a preview before kick-off, and shows the tab although none of it could be had", async () => {
    const { load, asked } = aRequest({ "live/detail": ahead });
    const nothing = { form: null, next: null, players: null };
    expect(await load("")).toEqual({
      tab: "detail",
      data: {
        info: null,
        poll: null,
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
    const loadOdds = vi.fn(async () => "prices");
    expect(await aRequest({ "live/detail": live }).load("tab=odds", loadOdds)).toEqual({
      tab: "odds",
      data: "prices",
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

  it("answers with the failure, so that the rest of the page stays", async () => {
    const { load } = aRequest({ "live/detail": live });
    expect(await load("tab=lineup")).toEqual({
      tab: "failed",
      wanted: "lineup",
      code: "upstream_unavailable",
    });
  });
});

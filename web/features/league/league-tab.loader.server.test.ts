import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aCompetition, aPageRequest } from "#tests/support/league-builders.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { loadLeagueTab } from "./league-tab.loader.server.ts";

const DETAIL = "/api/v1/football/comp-detail";
const MATCHES = "/api/v1/football/matches/comp";
const TABLES = "/api/v1/football/seasons/tablestanding";
const SCORERS = "/api/v1/football/seasons/shooter/stats";

const answers = {
  [DETAIL]: { competition: aCompetition() },
  [MATCHES]: { matches: [aMatch({ id: 1, status: "ended" }), aMatch({ id: 2 })] },
  [TABLES]: { promotions: [], tables: [] },
  [SCORERS]: { scorers: [] },
};
const load = (search: string, other: Readonly<Record<string, unknown>> = {}) => {
  const request = aPageRequest({ ...answers, ...other });
  const answer = loadLeagueTab(request.facts, "5", new URLSearchParams(search));
  return { ...request, answer };
};

describe("the loader of a competition's tab", () => {
  it("brings the round where the season stands and the one after it", async () => {
    const { answer, asked } = load("");
    expect(await answer).toMatchObject({
      tab: "overview",
      data: { now: { part: { round: "15" } }, next: { part: { round: "16" } } },
    });
    const rounds = asked.filter(({ path }) => path === MATCHES).map(({ query }) => query.round);
    expect(rounds).toEqual(["15", "16"]);
  });

  it("shows the overview although tables and scorers cannot be had", async () => {
    const gone = new AppError("upstream_timeout");
    const { answer } = load("", { [TABLES]: gone, [SCORERS]: gone });
    expect(await answer).toMatchObject({ tab: "overview", data: { tables: null, scorers: [] } });
  });

  it("answers with the failure of a tab, and fails itself where there is no page", async () => {
    const gone = new AppError("upstream_timeout");
    expect(await load("tab=standings", { [TABLES]: gone }).answer).toEqual({
      tab: "failed",
      wanted: "standings",
      code: "upstream_timeout",
    });
    const nowhere = load("tab=standings", { [DETAIL]: new AppError("league_not_found") });
    await expect(nowhere.answer).rejects.toMatchObject({ code: "league_not_found" });
  });

  it("shows a round as it is played, a longer part by what is to come and what is over", async () => {
    expect(await load("tab=schedule&round=3").answer).toMatchObject({
      data: { matches: [{ id: 1 }, { id: 2 }], over: [] },
    });
    expect(await load("season_id=11&tab=schedule&stage_id=110&group=Group+A").answer).toMatchObject({
      data: { matches: [{ id: 2 }], over: [{ id: 1 }], page: 1, pages: 1 },
    });
  });

  it("asks only for the knock-out stages of a tree", async () => {
    const { answer, asked } = load("season_id=11&tab=bracket", { [MATCHES]: { matches: [] } });
    expect(await answer).toEqual({ tab: "bracket", data: { brackets: [] } });
    const stages = asked.filter(({ path }) => path === MATCHES).map(({ query }) => query.stage_id);
    expect(stages).toEqual([111]);
  });
});

import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { aCompetition, aPageRequest } from "#tests/support/league-builders.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { loadLeagueTab } from "./league-tab.loader.server.ts";
import { askPartMatches } from "./schedule/part-matches.calls.ts";

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
    expect(await answer).toMatchObject({ tab: "overview", data: { tables: "failed", scorers: "failed" } });
  });

  it("says what of the overview is hidden with the results", async () => {
    const hidden = new AppError("scores_hidden");
    const { answer } = load("", { [TABLES]: hidden, [SCORERS]: hidden });
    expect(await answer).toMatchObject({ tab: "overview", data: { tables: "hidden", scorers: "hidden" } });
  });

  it("redirects from a tab that the season does not have to the page in the reader's language", async () => {
    for (const [locale, path] of [
      ["vi", "/league/5"],
      ["en", "/en/league/5"],
    ] as const) {
      const { facts } = aPageRequest(answers);
      const answer = loadLeagueTab({ ...facts, locale }, "5", new URLSearchParams("tab=unknown"));
      const thrown = await answer.then(
        () => null,
        (response: unknown) => response,
      );
      expect((thrown as Response).headers.get("location")).toBe(path);
    }
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
      data: { ahead: { rows: [{ id: 1 }, { id: 2 }] }, over: null },
    });
    expect(await load("season_id=11&tab=schedule&stage_id=110&group=Group+A").answer).toMatchObject({
      data: { ahead: { rows: [{ id: 2 }] }, over: { rows: [{ id: 1 }] } },
    });
  });

  describe("of a season without rounds", () => {
    const stage = { id: 9, name: "Season", mode: "points", groups: [], rounds: [] };
    const seasons = [{ id: 12, name: "2026", stages: [stage] }];
    const competition = aCompetition({ seasons, current_stage_id: 9, current_round: null });
    const DAY = 86_400;
    /** A match a day, the last one of them `last`; the page is of the day of match 0. */
    const daily = (last: number) =>
      Array.from({ length: 200 }, (_, at) => last - 199 + at).map((day) =>
        aMatch({
          id: 500 + day,
          status: day < 0 ? "ended" : day === 0 ? "first_half" : "not_started",
          rest: { match_time: day * DAY },
        }),
      );
    const ids = (matches: readonly { readonly id: number }[] | undefined) =>
      matches?.map(({ id }) => id - 500);
    const at = async (search: string, matches: readonly unknown[]) => {
      const other = { [DETAIL]: { competition }, [MATCHES]: { matches } };
      return load(search, other).answer;
    };

    it("brings what is played, what was before and what comes next, not how it began", async () => {
      const answer = await at("", daily(120));
      const { now } = answer.tab === "overview" ? answer.data : { now: null };
      expect(ids(now?.matches)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it("counts what was never played nor moved among what is over", async () => {
      const missed = aMatch({ id: 400, status: "postponed", rest: { match_time: -2 * DAY } });
      const answer = await at("tab=schedule", [missed, ...daily(120)]);
      expect(ids(answer.tab === "schedule" ? answer.data.ahead?.rows : [])?.[0]).toBe(0);
    });

    it("brings every page of what is to come, and of what is over", async () => {
      const ahead = async (search: string) => {
        const answer = await at(`tab=schedule${search}`, daily(120));
        return answer.tab === "schedule" ? answer.data : null;
      };
      const both = await ahead("");
      expect([ids(both?.ahead?.rows)?.at(-1), ids(both?.over?.rows)?.at(-1)]).toEqual([59, -60]);
      const coming = await ahead("&status=upcoming&page=3");
      expect([ids(coming?.ahead?.rows), coming?.over]).toEqual([[120], null]);
      const past = await ahead("&status=ended&page=2");
      expect([ids(past?.over?.rows)?.[0], past?.ahead]).toEqual([-61, null]);
    });
  });

  it("asks for all matches of a part that has more than one answer holds", async () => {
    const call = async (_: string, { page = 1 }: { readonly page?: number }) => ({
      data: { matches: [aMatch({ id: page })] },
      page: { limit: 1000, page, total: 2500 },
    });
    const [stage] = aCompetition().seasons[1]?.stages ?? [];
    if (!stage) throw new Error("a stage expected");
    const part = { stage, group: null, round: null };
    const matches = await askPartMatches(call as unknown as CallEndpoint, 11, part);
    expect(matches.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("asks only for the knock-out stages of a tree", async () => {
    const { answer, asked } = load("season_id=11&tab=bracket", { [MATCHES]: { matches: [] } });
    expect(await answer).toEqual({ tab: "bracket", data: { brackets: [] } });
    const stages = asked.filter(({ path }) => path === MATCHES).map(({ query }) => query.stage_id);
    expect(stages).toEqual([111]);
  });
});

import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import { aCompetition, aPageRequest, type PageAnswers } from "#tests/support/builders/league-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { answersIn, fetchedIn } from "#web/testing/fetched-in.ts";
import { aCall } from "#web/testing/request-facts.ts";
import { loadLeagueTab } from "./league-tab.loader.server.ts";
import { fetchSection } from "./schedule/schedule.query.ts";

const DETAIL = "/api/v1/football/comp-detail";
const MATCHES = "/api/v1/football/matches/comp";
const TABLES = "/api/v1/football/seasons/tablestanding";
const SCORERS = "/api/v1/football/seasons/shooter/stats";
const SCENARIOS = "/api/v1/football/seasons/scenarios";

const answers = {
  [DETAIL]: { competition: aCompetition() },
  [MATCHES]: { matches: [aMatch({ id: 1, status: "ended" }), aMatch({ id: 2 })] },
  [TABLES]: { promotions: [], tables: [] },
  [SCORERS]: { scorers: [] },
  [SCENARIOS]: { tables: [] },
};
const load = (search: string, other: PageAnswers = {}) => {
  const { facts, calls } = aPageRequest({ ...answers, ...other });
  const client = createQueryClient(() => facts.call);
  const loaded = loadLeagueTab(facts, client, "5", new URLSearchParams(search));
  const answer = loaded.then(({ failed, queries }) => ({ failed, fetched: fetchedIn(queries) }));
  /** The page's data of the query whose key ends like this. */
  const data = async (end: string) => {
    const found = answersIn((await loaded).queries).find(([key]) => key.slice(2).join(" ") === end);
    return found?.[1] as never;
  };
  return { calls, answer, data };
};

describe("The loader of a competition's tab", () => {
  it("The overview has the current and the next round, tables and scorers", async () => {
    const { answer, calls } = load("");
    expect(await answer).toEqual({
      failed: null,
      fetched: [
        ...["matches/comp near", "matches/comp near"],
        ...["seasons/shooter/stats", "seasons/tablestanding top"],
      ],
    });
    const rounds = calls.filter(({ path }) => path === MATCHES).map(({ query }) => query.round);
    expect(rounds).toEqual(["15", "16"]);
  });

  it("The overview loads although tables and scorers are unavailable", async () => {
    const gone = new AppError("upstream_timeout");
    const { answer } = load("", { [TABLES]: gone, [SCORERS]: gone });
    expect(await answer).toEqual({ failed: null, fetched: ["matches/comp near", "matches/comp near"] });
  });

  it("The standings load although what teams need is unavailable", async () => {
    const { answer } = load("tab=standings", { [SCENARIOS]: new AppError("upstream_timeout") });
    expect(await answer).toEqual({ failed: null, fetched: ["seasons/tablestanding"] });
  });

  it("A tab that the season lacks redirects to the page in the reader's language", async () => {
    for (const [locale, path] of [
      ["vi", "/league/5"],
      ["en", "/en/league/5"],
    ] as const) {
      const { facts } = aPageRequest(answers);
      const client = createQueryClient(() => facts.call);
      const answer = loadLeagueTab({ ...facts, locale }, client, "5", new URLSearchParams("tab=unknown"));
      const thrown = await answer.then(
        () => null,
        (response: unknown) => response,
      );
      expect((thrown as Response).headers.get("location")).toBe(path);
    }
  });

  it("A failed tab is an answer, and a missing page fails", async () => {
    const gone = new AppError("upstream_timeout");
    expect(await load("tab=standings", { [TABLES]: gone }).answer).toEqual({
      failed: "upstream_timeout",
      fetched: [],
    });
    const nowhere = load("tab=standings", { [DETAIL]: new AppError("league_not_found") });
    await expect(nowhere.answer).rejects.toMatchObject({ code: "league_not_found" });
  });

  it("A round is loaded in playing order, a longer part by coming and finished matches", async () => {
    expect(await load("tab=schedule&round=3").data("schedule  1")).toMatchObject({
      ...{ ahead: { rows: [{ id: 1 }, { id: 2 }] }, over: null },
    });
    const group = "season_id=11&tab=schedule&stage_id=110&group=Group+A";
    expect(await load(group).data("schedule  1")).toMatchObject({
      ...{ ahead: { rows: [{ id: 2 }] }, over: { rows: [{ id: 1 }] } },
    });
  });

  describe("A season without rounds", () => {
    const stage = { id: 9, name: "Season", mode: "points", groups: [], rounds: [] };
    const seasons = [{ id: 12, name: "2026", stages: [stage] }];
    const competition = aCompetition({ seasons, current_stage_id: 9, current_round: null });
    const DAY = 86_400;
    /** A match per day, the last one on `last`; the page is that of the day of match 0. */
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
    const at = (search: string, matches: Match[]) =>
      load(search, { [DETAIL]: { competition }, [MATCHES]: { matches } });
    interface Lists {
      readonly ahead: { readonly rows: Match[] } | null;
      readonly over: { readonly rows: Match[] } | null;
    }

    it("The overview of a season without rounds has live, previous and next matches, not the first ones", async () => {
      const near: Match[] = await at("", daily(120)).data("near");
      expect(ids(near)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it("A match that was never played nor moved counts as finished", async () => {
      const missed = aMatch({ id: 400, status: "postponed", rest: { match_time: -2 * DAY } });
      const lists: Lists = await at("tab=schedule", [missed, ...daily(120)]).data("schedule  1");
      expect(ids(lists.ahead?.rows)?.[0]).toBe(0);
    });

    it("Every page of coming and of finished matches can be loaded", async () => {
      const both: Lists = await at("tab=schedule", daily(120)).data("schedule  1");
      expect([ids(both.ahead?.rows)?.at(-1), ids(both.over?.rows)?.at(-1)]).toEqual([59, -60]);
      const coming: Lists = await at("tab=schedule&status=upcoming&page=3", daily(120)).data(
        "schedule upcoming 3",
      );
      expect([ids(coming.ahead?.rows), coming.over]).toEqual([[120], null]);
      const past: Lists = await at("tab=schedule&status=ended&page=2", daily(120)).data("schedule ended 2");
      expect([ids(past.over?.rows)?.[0], past.ahead]).toEqual([-61, null]);
    });
  });

  it("A part larger than one response is requested completely", async () => {
    const call = async (_: string, { page = 1 }: { readonly page?: number }) => ({
      data: { matches: [aMatch({ id: page })] },
      page: { limit: 1000, page, total: 2500 },
    });
    const [stage] = aCompetition().seasons[1]?.stages ?? [];
    if (!stage) throw new Error("a stage expected");
    const client = createQueryClient(() => aCall(call));
    const matches = await fetchSection(client, {
      season_id: 11,
      section: { stage, group: null, round: null },
    });
    expect(matches.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it.each(["abc", "0", "-1", "1.5", "1234567890"])("The invalid id %s causes no request", async (id) => {
    const { facts, calls } = aPageRequest({});
    const client = createQueryClient(() => facts.call);
    await expect(loadLeagueTab(facts, client, id, new URLSearchParams())).rejects.toMatchObject({
      code: "league_not_found",
    });
    expect(calls).toEqual([]);
  });

  it("A tree requests the knock-out stages only", async () => {
    const { answer, calls } = load("season_id=11&tab=bracket", { [MATCHES]: { matches: [] } });
    expect(await answer).toEqual({ failed: null, fetched: ["matches/comp brackets"] });
    const stages = calls.filter(({ path }) => path === MATCHES).map(({ query }) => query.stage_id);
    expect(stages).toEqual([111]);
  });
});

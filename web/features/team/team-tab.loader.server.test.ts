import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadTeamPage } from "./team-page.loader.server.ts";
import { loadTeamTab } from "./team-tab.loader.server.ts";

const CALLS = "/api/v1/football/";
const page = { limit: 5, page: 1, total: 1 };
const record = { won: 1, drawn: 0, lost: 0, goal_difference: 1, points: 3, form: ["won"] };
const aRow = (id: number, position: number, played: number) => ({
  team: { id },
  position,
  played,
  ...record,
});
const aScorer = (id: number, goals: number | null) => ({
  player: { id, name: `Player ${id}` },
  stats: { goals, assists: null, appearances: 3, matches: 4, counted: { appearances: 3 } },
});

/** Answers by the call's name; a call without one fails. Queries of what was asked are kept. */
function aRequest(answers: Readonly<Record<string, unknown>>) {
  const asked: [string, Record<string, unknown>][] = [];
  const call = async (path: string, query: Record<string, unknown>) => {
    const name = path.slice(CALLS.length);
    asked.push([name, query]);
    if (!(name in answers)) throw new AppError("upstream_unavailable");
    if (answers[name] instanceof AppError) throw answers[name];
    return { data: answers[name], page };
  };
  const facts = aRequestWith(call);
  const load = (query: string) => loadTeamTab(facts, "71", new URLSearchParams(query));
  return { load, asked, facts };
}

const matches = {
  "team-future-matches": { matches: [aMatch({ id: 7 })] },
  "team-history-matches": { matches: [aMatch({ id: 8, rest: { season_id: 11 } })] },
};
const tables = { tables: [{ group: null, rows: [aRow(70, 1, 3), aRow(71, 2, 3)] }] };

describe("the overview of a team", () => {
  it("has matches, places of all seasons that are played, and who scored, those without goals left out", async () => {
    const { load, asked } = aRequest({
      ...matches,
      "seasons/tablestanding": tables,
      "teams/players/seasonstats": { players: [aScorer(1, 4), aScorer(2, 0), aScorer(3, null)] },
    });
    const answer = await load("");
    expect(answer).toMatchObject({
      tab: "summary",
      data: {
        places: [
          { season_id: 10, row: { position: 2 } },
          { season_id: 11, row: { position: 2 } },
        ],
        scorers: { rows: [{ id: 1, goals: 4 }] },
      },
    });
    expect(asked.filter(([name]) => name === "seasons/tablestanding")).toHaveLength(2);
  });

  it("shows matches although neither tables nor scorers could be had", async () => {
    const answer = await aRequest(matches).load("");
    expect(answer).toMatchObject({ tab: "summary", data: { places: "failed", scorers: "failed" } });
  });

  it("tells what is hidden with the results from what could not be had", async () => {
    const hidden = new AppError("scores_hidden");
    const answer = await aRequest({ ...matches, "seasons/tablestanding": hidden }).load("");
    expect(answer).toMatchObject({ tab: "summary", data: { places: "hidden", scorers: "failed" } });
  });

  it("is an error in the tab's place when there are no matches to be had", async () => {
    expect(await aRequest({}).load("tab=teamsche")).toEqual({
      tab: "failed",
      wanted: "teamsche",
      code: "upstream_unavailable",
    });
  });
});

describe("what a team has won", () => {
  it("is told although its last tables are hidden", async () => {
    const answer = await aRequest({
      "team-honor": { honors: [] },
      "teams/listcomp": { competitions: [competition(1, 3, 12)] },
      "teams/nearyear": new AppError("scores_hidden"),
    }).load("tab=achievements");
    expect(answer).toMatchObject({ tab: "achievements", data: { honors: [], years: "hidden" } });
  });
});

describe("a team's matches", () => {
  it("are both lists from their beginnings, or a page of the one that is asked for", async () => {
    const both = aRequest(matches);
    await both.load("tab=teamsche");
    expect(both.asked.map(([name, { page: one }]) => [name, one])).toEqual([
      ["team-future-matches", 1],
      ["team-history-matches", 1],
    ]);
    const past = aRequest(matches);
    await past.load("tab=teamsche&status=ended&page=3");
    expect(past.asked.map(([name, { page: one }]) => [name, one])).toEqual([["team-history-matches", 3]]);
  });
});

const competition = (id: number, hot: number, ...seasons: number[]) => ({
  competition: { id, hot },
  seasons: seasons.map((season) => ({ id: season, name: `${season}` })),
  matches: 3,
});

describe("figures of a team's players", () => {
  const answers = {
    "teams/listcomp": { competitions: [competition(1, 3, 12), competition(2, 5, 22, 21)] },
    "teams/players/seasonstats": { players: [] },
  };

  it("are of the season that is asked for, else of the newest of the main competition", async () => {
    const shown = async (query: string) => {
      const answer = await aRequest(answers).load(`tab=playerdata${query}`);
      return answer.tab === "playerdata" ? answer.data.shown?.season.id : null;
    };
    expect(await shown("")).toBe(22);
    expect(await shown("&season_id=12")).toBe(12);
    // A season that the team did not play in is none of its own.
    expect(await shown("&season_id=99")).toBe(22);
  });
});

describe("transfers of a team", () => {
  const at = (day: string) => Date.parse(day) / 1000;
  const answers = {
    "teams/transfer": {
      in: [{ id: 1, at: at("2026-01-10") }],
      out: [
        { id: 2, at: at("2026-02-01") },
        { id: 3, at: at("2024-08-01") },
      ],
    },
  };

  it("are those of one season, by default the last one", async () => {
    const last = await aRequest(answers).load("tab=playerzh");
    expect(last).toMatchObject({
      data: { seasons: ["2025-26", "2024-25"], season: "2025-26", in: [{ id: 1 }], out: [{ id: 2 }] },
    });
    const before = await aRequest(answers).load("tab=playerzh&season_year=2024-25");
    expect(before).toMatchObject({ data: { season: "2024-25", in: [], out: [{ id: 3 }] } });
  });
});

describe("the page of a team", () => {
  it("does not exist for what is no id", async () => {
    const { facts, asked } = aRequest({});
    await expect(loadTeamPage(facts, "x")).rejects.toMatchObject({ code: "team_not_found" });
    expect(asked).toEqual([]);
  });
});

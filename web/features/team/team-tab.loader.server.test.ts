import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { fetchedIn } from "#web/testing/fetched-in.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { placesQuery, scorersQuery, transfersQuery } from "./team.query.ts";
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

/** Answers by the call's name; an unlisted call fails. Records the queries of calls. */
function aRequest(answers: Readonly<Record<string, unknown>>) {
  const requests: [string, Record<string, unknown>][] = [];
  const call = async (path: string, query: Record<string, unknown>) => {
    const name = path.slice(CALLS.length);
    requests.push([name, query]);
    if (!(name in answers)) throw new AppError("upstream_unavailable");
    if (answers[name] instanceof AppError) throw answers[name];
    return { data: answers[name], page };
  };
  const facts = aRequestWith(call);
  const client = createQueryClient(() => facts.call);
  const load = async (query: string) => {
    const { queries, failed } = await loadTeamTab(client, "71", new URLSearchParams(query));
    return { failed, fetched: fetchedIn(queries) };
  };
  const queriesOf = (name: string) => requests.filter(([one]) => one === name).map(([, query]) => query);
  return { load, requests, queriesOf, client };
}

const matches = {
  "team-future-matches": { matches: [aMatch({ id: 7 })] },
  "team-history-matches": { matches: [aMatch({ id: 8, rest: { season_id: 11 } })] },
};
const tables = { tables: [{ group: null, rows: [aRow(70, 1, 3), aRow(71, 2, 3)] }] };

describe("The data of a team's overview", () => {
  it("The overview has matches, positions of all current seasons, and the scorers of the main one", async () => {
    const { load, queriesOf, client } = aRequest({
      ...matches,
      "seasons/tablestanding": tables,
      "teams/players/seasonstats": { players: [aScorer(1, 4), aScorer(2, 0), aScorer(3, null)] },
    });
    expect((await load("")).fetched).toEqual([
      "seasons/tablestanding 71",
      "seasons/tablestanding 71",
      "team-future-matches",
      "team-history-matches",
      "teams/players/seasonstats scorers",
    ]);
    expect(queriesOf("seasons/tablestanding")).toEqual([{ season_id: 10 }, { season_id: 11 }]);
    expect(client.getQueryData(placesQuery(71, 10).queryKey)).toMatchObject([{ row: { position: 2 } }]);
    // Players without a goal are left out.
    expect(client.getQueryData(scorersQuery(71, 10).queryKey)).toMatchObject([{ id: 1, goals: 4 }]);
  });

  it("The overview has matches although neither tables nor scorers are available", async () => {
    expect(await aRequest(matches).load("")).toEqual({
      failed: null,
      fetched: ["team-future-matches", "team-history-matches"],
    });
  });

  it("The overview is an error in the tab's place if the matches are unavailable", async () => {
    expect(await aRequest({}).load("tab=teamsche")).toEqual({ failed: "upstream_unavailable", fetched: [] });
  });
});

describe("A team's honours", () => {
  it("Honours are shown although the last tables are hidden", async () => {
    const answer = await aRequest({
      "team-honor": { honors: [] },
      "teams/listcomp": { competitions: [competition(1, 3, 12)] },
      "teams/nearyear": new AppError("scores_hidden"),
    }).load("tab=achievements");
    expect(answer).toEqual({ failed: null, fetched: ["team-honor", "teams/listcomp"] });
  });
});

describe("A team's matches", () => {
  it("Both lists start from their beginnings, or the requested page of one is loaded", async () => {
    const both = aRequest(matches);
    await both.load("tab=teamsche");
    expect(both.requests.map(([name, { page: one }]) => [name, one])).toEqual([
      ["team-future-matches", 1],
      ["team-history-matches", 1],
    ]);
    const past = aRequest(matches);
    await past.load("tab=teamsche&status=ended&page=3");
    expect(past.requests.map(([name, { page: one }]) => [name, one])).toEqual([["team-history-matches", 3]]);
  });
});

const competition = (id: number, hot: number, ...seasons: number[]) => ({
  competition: { id, hot },
  seasons: seasons.map((season) => ({ id: season, name: `${season}` })),
  matches: 3,
});

describe("Statistics of a team's players", () => {
  const answers = {
    "teams/listcomp": { competitions: [competition(1, 3, 12), competition(2, 5, 22, 21)] },
    "teams/players/seasonstats": { players: [] },
  };

  it("The requested season is loaded, else the newest of the main competition", async () => {
    const shown = async (query: string) => {
      const { load, queriesOf } = aRequest(answers);
      await load(`tab=playerdata${query}`);
      return queriesOf("teams/players/seasonstats").map(({ season_id }) => season_id);
    };
    expect(await shown("")).toEqual([22]);
    expect(await shown("&season_id=12")).toEqual([12]);
    // A season in which the team did not play is not its own.
    expect(await shown("&season_id=99")).toEqual([22]);
  });
});

describe("Transfers of a team", () => {
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

  it("Transfers belong to one season, by default the last one", async () => {
    const { load, client } = aRequest(answers);
    await load("tab=playerzh");
    expect(client.getQueryData(transfersQuery(71, null).queryKey)).toMatchObject({
      ...{ seasons: ["2025-26", "2024-25"], season: "2025-26", in: [{ id: 1 }], out: [{ id: 2 }] },
    });
    await load("tab=playerzh&season_year=2024-25");
    expect(client.getQueryData(transfersQuery(71, "2024-25").queryKey)).toMatchObject({
      ...{ season: "2024-25", in: [], out: [{ id: 3 }] },
    });
  });
});

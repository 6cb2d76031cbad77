import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { historyQuery } from "./history.query.ts";
import { historyNameOf } from "./history-name.ts";

const FOOTBALL = "/api/v1/football/";
const company = { id: 3, name: "Crown, Ltd" };
const where = { phase: "instant", minute: null, home_score: null, away_score: null, suspended: false };
const handicap = (at: number, home: number) => ({ ...where, at, line: 0.5, home, away: 2 });
const result = { ...where, at: 5, home: 2, draw: 3.4, away: 4 };
const none = { asian_handicap: [], over_under: [], match_result: [] };

const answers: Readonly<Record<string, unknown>> = {
  "odds/change/history": {
    match_id: 7,
    company,
    full: { ...none, asian_handicap: [handicap(20, 1.9), handicap(10, 1.8)] },
    half: { ...none, over_under: [{ ...where, at: 30, line: 1, over: 1.9, under: 1.95 }] },
  },
  "odds/european/history": { match_id: 7, company, history: [result] },
  "odds/conner/ht/history": { match_id: 7, company, history: [] },
  "odds/eurohadicap/change": new AppError("company_not_found"),
};

/** A request whose calls are answered by path and recorded. */
function aRequest(more: Partial<RequestFacts> = {}) {
  const requests: [path: string, query: unknown][] = [];
  const call = async (path: string, query: unknown) => {
    requests.push([path.replace(FOOTBALL, ""), query]);
    const answer = answers[path.replace(FOOTBALL, "")];
    if (answer instanceof AppError) throw answer;
    return { data: answer };
  };
  const facts = { call: call as CallEndpoint, locale: "vi", betting: "shown", ...more } as RequestFacts;
  return { facts, requests };
}

const search = (query: string) => new URLSearchParams(query);

/** The history in the query of an odds page. */
async function loadOddsHistory(
  { call }: RequestFacts,
  page: OddsPage,
  matchId: number,
  query: URLSearchParams,
) {
  const name = historyNameOf(page, matchId, query);
  return name && { name, history: await createQueryClient(() => call).query(historyQuery(name)) };
}

describe("The history of a URL", () => {
  it("A URL without a company requests nothing", async () => {
    const { facts, requests } = aRequest();
    expect(await loadOddsHistory(facts, "main", 7, search("period=half"))).toBeNull();
    expect(await loadOddsHistory(facts, "main", 7, search("company_id=x"))).toBeNull();
    expect(requests).toEqual([]);
  });

  it("The default is the page's market for the whole match, newest first", async () => {
    const found = await loadOddsHistory(aRequest().facts, "main", 7, search("company_id=3"));
    expect(found?.name).toEqual({ match_id: 7, company_id: 3, market: "asian_handicap", period: "full" });
    expect(found?.history.movement.entries.map(({ at, prices }) => [at, prices])).toEqual([
      [20, [1.9, 2]],
      [10, [1.8, 2]],
    ]);
  });

  it("Another market or period is loaded if the page has it", async () => {
    const half = await loadOddsHistory(
      aRequest().facts,
      "main",
      7,
      search("company_id=3&market=over_under&period=half"),
    );
    expect(half?.history.movement).toMatchObject({ market: "over_under", entries: [{ line: 1 }] });
    const other = await loadOddsHistory(
      aRequest().facts,
      "match_result",
      7,
      search("company_id=3&market=over_under"),
    );
    expect(other?.name.market).toBe("match_result");
    expect(other?.history.movement.entries[0]?.prices).toEqual([2, 3.4, 4]);
  });

  it("Corners of the first half have their own call", async () => {
    const { facts, requests } = aRequest();
    await loadOddsHistory(facts, "corner_over_under", 7, search("company_id=3&period=half"));
    expect(requests).toEqual([["odds/conner/ht/history", { match_id: 7, company_id: 3 }]]);
  });

  it("An unknown company has an empty history", async () => {
    const found = await loadOddsHistory(aRequest().facts, "european_handicap", 7, search("company_id=3"));
    expect(found?.history).toMatchObject({ company: null, movement: { entries: [] } });
  });
});

import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { rowOf } from "#web/testing/odds-rows.ts";
import { matchPricesNameOf } from "./odds-page.loader.server.ts";
import { matchPricesQuery } from "./odds-page.query.ts";

const full = rowOf("asian_handicap", 1, {});
const half = { ...full, period: "half" };

function aRequest(betting: Betting = "shown") {
  const requests: [string, unknown][] = [];
  const answers: Readonly<Record<string, unknown>> = {
    "/api/v1/football/matches/companyodd": { companies: [] },
    "/api/v1/football/odds/detail": { odds: [full, half] },
  };
  const call = async (path: string, query: unknown) => {
    requests.push([path, query]);
    return { data: answers[path] };
  };
  const facts = { call: call as CallEndpoint, betting, has_betting_switch: true } as RequestFacts;
  return { facts, requests };
}
const search = (text = "") => new URLSearchParams(text);

async function loadMatchPrices(facts: RequestFacts, page: OddsPage, id: string, query: URLSearchParams) {
  const name = matchPricesNameOf(facts, page, id, query);
  return { ...name, ...(await createQueryClient(() => facts.call).query(matchPricesQuery(name))) };
}

describe("A match's prices", () => {
  it("The page's markets are requested for the shown period", async () => {
    const { facts, requests } = aRequest();
    const prices = await loadMatchPrices(facts, "corner_over_under", "7", search());
    expect(requests).toContainEqual([
      "/api/v1/football/odds/detail",
      { match_id: 7, markets: ["corner_over_under"] },
    ]);
    expect(prices).toMatchObject({ page: "corner_over_under", period: "full", odds: [full] });
  });

  it("The first half is shown on request", async () => {
    const prices = await loadMatchPrices(aRequest().facts, "main", "7", search("period=half"));
    expect(prices).toMatchObject({ period: "half", odds: [half] });
  });

  it("No-betting mode requests nothing", async () => {
    const { facts, requests } = aRequest("hidden");
    await expect(loadMatchPrices(facts, "main", "7", search())).rejects.toMatchObject({
      code: "betting_hidden",
    });
    expect(requests).toEqual([]);
  });

  it.each(["abc", "0", "-1", "1.5"])("The invalid id %s causes no request", async (id) => {
    const { facts, requests } = aRequest();
    await expect(loadMatchPrices(facts, "main", id, search())).rejects.toMatchObject({
      code: "match_not_found",
    });
    expect(requests).toEqual([]);
  });
});

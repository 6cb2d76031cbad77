import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { anAnalysis } from "#tests/support/builders/analysis-builders.ts";
import { aLineupPlayer, anAbsence, aSideLineup } from "#tests/support/builders/lineup-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { loadAnalysisTab } from "./analysis-tab.loader.server.ts";

const match = aMatch();
const rate = { played: 10, home_percent: 40, draw_percent: 30, away_percent: 30 };
const answers = {
  "matches/statistic-analysis": anAnalysis(),
  "matches/statsteam": { stats: [], recent: [] },
  "matches/statsteampercent": { history: {}, recent: {}, similar: rate },
  "matches/lineup": {
    lineup: {
      confirmed: true,
      home: aSideLineup("home", [aLineupPlayer(1)], { absences: [anAbsence(4)] }),
      away: aSideLineup("away", []),
    },
  },
  "matches/lastlineup": { home: null, away: null },
  "seasons/team-statitics": {
    teams: [
      { team: match.away, played: 3 },
      { team: { ...match.home, id: 999 }, played: 4 },
    ],
  },
};

/** Loads with calls answered from a table; others fail. */
function load(table: object, query = "", betting: Betting = "shown") {
  const requests = new Map<string, object>();
  const call = async (path: string, sent: object) => {
    const name = path.replace("/api/v1/football/", "");
    requests.set(name, sent);
    const data: unknown = Reflect.get(table, name);
    if (data === undefined) throw new AppError("upstream_unavailable");
    return { data };
  };
  const facts = { call, betting } as unknown as RequestFacts;
  return { requests, data: loadAnalysisTab(facts, match, new URLSearchParams(query)) };
}

describe("loadAnalysisTab", () => {
  it("The window in the URL is requested", async () => {
    const { requests, data } = load(answers, "tab=h2h&count=20&same_venue=1&company_id=5");
    expect((await data).window).toEqual({ count: 20, same_venue: true, same_comp: false, company_id: 5 });
    expect(requests.get("matches/statistic-analysis")).toEqual({
      match_id: 7,
      count: 20,
      same_venue: 1,
      same_comp: 0,
      company_id: 5,
    });
  });

  it("Only the two teams' season statistics and the line-ups' absences are kept", async () => {
    const { season, absences } = await load(answers).data;
    expect([season?.home, season?.away?.played]).toEqual([null, 3]);
    expect(absences?.sides?.map((side) => [side.players.length, side.absences.length])).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it("The tab loads without its optional calls, and fails without the analysis itself", async () => {
    const { "matches/statistic-analysis": analysis } = answers;
    expect(await load({ "matches/statistic-analysis": analysis }).data).toMatchObject({
      averages: null,
      rates: null,
      absences: null,
      last_lineups: null,
      season: null,
    });
    await expect(load({ ...answers, "matches/statistic-analysis": undefined }).data).rejects.toThrow(
      AppError,
    );
  });

  it("Without betting the tab has no betting data and requests no company", async () => {
    const { requests, data } = load(answers, "company_id=5", "hidden");
    const loaded = await data;
    expect(requests.get("matches/statistic-analysis")).not.toHaveProperty("company_id");
    expect([loaded.home.lines, loaded.head_to_head.summary.lines, loaded.rates?.similar]).toEqual([
      null,
      null,
      null,
    ]);
    const text = JSON.stringify(loaded);
    for (const word of ["Crown", "outcome", "over_percent"]) expect(text).not.toContain(word);
  });
});

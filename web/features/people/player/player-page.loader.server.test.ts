import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadPlayerPage } from "./player-page.loader.server.ts";

const CALLS = "/api/v1/football/";
const page = { limit: 10, page: 1, total: 1 };

/** Answers by the call's name; a call without one fails with `code`. Queries of what was asked are kept. */
function aRequest(answers: Readonly<Record<string, unknown>>, code = "upstream_unavailable" as const) {
  const asked: [string, Record<string, unknown>][] = [];
  const call = async (path: string, query: Record<string, unknown>) => {
    const name = path.slice(CALLS.length);
    asked.push([name, query]);
    if (!(name in answers)) throw new AppError(code);
    return { data: answers[name], page };
  };
  const facts = { call: call as CallEndpoint } as RequestFacts;
  return { load: (query: string, id = "5") => loadPlayerPage(facts, id, new URLSearchParams(query)), asked };
}

const player = { "players/detail": { player: { id: 5, name: "An" } } };
const seasons = {
  "players/competitions": {
    competitions: [
      { competition: { id: 1, hot: 3 }, seasons: [{ id: 12, name: "2026" }], matches: 2 },
      {
        competition: { id: 2, hot: 5 },
        seasons: [
          { id: 22, name: "2026/27" },
          { id: 21, name: "2025/26" },
        ],
        matches: 9,
      },
    ],
  },
  "players/statsseason": { stats: null },
};
const stats = { goals: 1, assists: 0, yellow_cards: 0, second_yellow_cards: 1, red_cards: 0 };
const appearance = { match: aMatch({ id: 8 }), side: "away", stats };

describe("the overview of a player", () => {
  it("has his matches, a second yellow told as a red card, and the newest season of his main competition", async () => {
    const request = aRequest({ ...player, ...seasons, "players/stats": { appearances: [appearance] } });
    expect(await request.load("page=2")).toMatchObject({
      player: { id: 5 },
      answer: {
        tab: "summary",
        data: {
          matches: { rows: [{ id: 8, side: "away", goals: 1, red_cards: 1 }] },
          season: { season: { id: 22 } },
        },
      },
    });
    expect(request.asked).toContainEqual(["players/stats", { player_id: 5, page: 2, limit: 10 }]);
  });

  it("shows matches although the season could not be had, and the player although they could not", async () => {
    const withMatches = await aRequest({ ...player, "players/stats": { appearances: [] } }).load("");
    expect(withMatches.answer).toMatchObject({ tab: "summary", data: { season: "failed" } });
    const alone = await aRequest(player).load("");
    expect(alone.answer).toEqual({ tab: "failed", wanted: "summary", code: "upstream_unavailable" });
  });
});

describe("a player's season", () => {
  it("is the one that is asked for, unless he did not play in it", async () => {
    const shown = async (query: string) => {
      const { answer } = await aRequest({ ...player, ...seasons }).load(`tab=playerdata${query}`);
      return answer.tab === "playerdata" ? answer.data.season?.season.id : null;
    };
    expect(await shown("&season_id=21")).toBe(21);
    expect(await shown("&season_id=12")).toBe(12);
    expect(await shown("&season_id=99")).toBe(22);
    expect(await shown("")).toBe(22);
  });
});

describe("the page of a player", () => {
  it("does not exist for what is no id", async () => {
    const { load, asked } = aRequest({});
    await expect(load("", "x")).rejects.toMatchObject({ code: "player_not_found" });
    expect(asked).toEqual([]);
  });

  it("asks only for what its tab shows", async () => {
    const request = aRequest({ ...player, "players/honor": { honors: [] } });
    expect((await request.load("tab=achievements")).answer).toEqual({ tab: "achievements", honors: [] });
    expect(request.asked.map(([name]) => name)).toEqual(["players/detail", "players/honor"]);
  });
});

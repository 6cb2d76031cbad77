import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { fetchedIn } from "#web/testing/fetched-in.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadPlayerPage } from "./player-page.loader.server.ts";

const CALLS = "/api/v1/football/";
const page = { limit: 10, page: 1, total: 1 };

/** Answers by the call's name; an unlisted call fails with `code`. Records the queries of calls. */
function aRequest(answers: Readonly<Record<string, unknown>>, code = "upstream_unavailable" as const) {
  const requests: [string, Record<string, unknown>][] = [];
  const call = async (path: string, query: Record<string, unknown>) => {
    const name = path.slice(CALLS.length);
    requests.push([name, query]);
    if (!(name in answers)) throw new AppError(code);
    return { data: answers[name], page };
  };
  const facts = aRequestWith(call);
  const client = createQueryClient(() => facts.call);
  const load = async (query: string, id = "5") => {
    const { queries, failed } = await loadPlayerPage({
      facts,
      client,
      id,
      search: new URLSearchParams(query),
    });
    return { failed, fetched: fetchedIn(queries) };
  };
  return { load, requests };
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

describe("The overview of a player", () => {
  it("The overview has a page of matches, and the newest season of the main competition", async () => {
    const request = aRequest({ ...player, ...seasons, "players/stats": { appearances: [] } });
    expect((await request.load("page=2")).fetched).toEqual([
      "players/competitions",
      "players/detail",
      "players/stats",
      "players/statsseason",
    ]);
    expect(request.requests).toContainEqual(["players/stats", { player_id: 5, page: 2, limit: 10 }]);
    expect(request.requests).toContainEqual(["players/statsseason", { player_id: 5, season_id: 22 }]);
  });

  it("The overview loads without the season, and the player without the matches", async () => {
    const withMatches = await aRequest({ ...player, "players/stats": { appearances: [] } }).load("");
    expect(withMatches).toEqual({ failed: null, fetched: ["players/detail", "players/stats"] });
    const alone = await aRequest(player).load("");
    expect(alone).toEqual({ failed: "upstream_unavailable", fetched: ["players/detail"] });
  });
});

describe("A player's season", () => {
  it("The requested season is shown, unless the player did not play in it", async () => {
    const shown = async (query: string) => {
      const request = aRequest({ ...player, ...seasons });
      await request.load(`tab=playerdata${query}`);
      return request.requests.find(([name]) => name === "players/statsseason")?.[1].season_id;
    };
    expect(await shown("&season_id=21")).toBe(21);
    expect(await shown("&season_id=12")).toBe(12);
    expect(await shown("&season_id=99")).toBe(22);
    expect(await shown("")).toBe(22);
  });
});

describe("The page of a player", () => {
  it("An invalid player id is not found", async () => {
    const { load, requests } = aRequest({});
    await expect(load("", "x")).rejects.toMatchObject({ code: "player_not_found" });
    expect(requests).toEqual([]);
  });

  it("Only the tab's own data is requested", async () => {
    const request = aRequest({ ...player, "players/honor": { honors: [] } });
    await request.load("tab=achievements");
    expect(request.requests.map(([name]) => name).sort()).toEqual(["players/detail", "players/honor"]);
  });
});

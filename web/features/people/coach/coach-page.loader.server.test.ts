import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { coachQuery } from "./coach.query.ts";
import { loadCoachPage } from "./coach-page.loader.server.ts";

const failing = async () => {
  throw new AppError("upstream_unavailable");
};

/** Loads the page of a coach when only the coach is available. */
function load(
  coach: object | null,
  { id = "3", matches = failing as (teamId: number) => Promise<object> } = {},
) {
  const call = async (path: string) => {
    if (!path.endsWith("/detail")) return failing();
    if (coach === null) throw new AppError("coach_not_found");
    return { data: { coach } };
  };
  const matchesOf = (team: number) => [{ queryKey: ["matches", team], queryFn: () => matches(team) }];
  const facts = aRequestWith(call);
  const client = createQueryClient(() => facts.call);
  return loadCoachPage({ facts, client, id, search: new URLSearchParams(), matchesOf });
}

describe("The page of a coach", () => {
  const keysOf = async (...of: Parameters<typeof load>) =>
    (await load(...of)).queries.queries.map(({ queryKey }) => queryKey);

  it("The page has the coach, and the matches of the coach's team", async () => {
    const coach = { id: 3, team: { id: 71 } };
    const data = await load(coach, { matches: async () => ({ matches: [] }) });
    expect(data.coach_id).toBe(3);
    expect(data.queries.queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
      [coachQuery(3).queryKey, JSON.stringify({ coach })],
      [["matches", 71], JSON.stringify({ matches: [] })],
    ]);
  });

  it("The page loads without honours and matches, and requests no matches without a team", async () => {
    expect(await keysOf({ id: 3, team: { id: 71 } })).toEqual([coachQuery(3).queryKey]);
    expect(await keysOf({ id: 3, team: null }, { matches: async () => ({}) })).toEqual([
      coachQuery(3).queryKey,
    ]);
  });

  it("An invalid coach id is not found", async () => {
    await expect(load({}, { id: "x" })).rejects.toMatchObject({ code: "coach_not_found" });
  });

  it("An unknown coach is not found", async () => {
    await expect(load(null)).rejects.toMatchObject({ code: "coach_not_found" });
  });
});

import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { coachQuery } from "./coach.query.ts";
import { loadCoachPage } from "./coach-page.loader.server.ts";

const failing = async () => {
  throw new AppError("upstream_unavailable");
};

/** Loads the page of a coach where nothing but the coach can be had. */
function load(
  coach: object | null,
  { id = "3", loadMatches = failing as (teamId: number) => Promise<unknown> } = {},
) {
  const call = async (path: string) => {
    if (!path.endsWith("/detail")) return failing();
    if (coach === null) throw new AppError("coach_not_found");
    return { data: { coach } };
  };
  const facts = { call: call as unknown as CallEndpoint } as RequestFacts;
  const client = createQueryClient(() => facts.call);
  return loadCoachPage({ facts, client, id, search: new URLSearchParams(), loadMatches });
}

describe("the page of a coach", () => {
  it("has the coach, and the matches of the coach's team", async () => {
    const data = await load({ id: 3, team: { id: 71 } }, { loadMatches: async (id) => [id] });
    expect(data).toMatchObject({ coach_id: 3, matches: [71] });
    expect(data.queries.queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
      [coachQuery(3).queryKey, JSON.stringify({ coach: { id: 3, team: { id: 71 } } })],
    ]);
  });

  it("stands although neither honours nor matches can be had, and asks for none without a team", async () => {
    expect(await load({ id: 3, team: { id: 71 } })).toMatchObject({ matches: "failed" });
    expect((await load({ id: 3, team: null }, { loadMatches: async () => "asked" })).matches).toBeNull();
  });

  it("does not exist for what is no id", async () => {
    await expect(load({}, { id: "x" })).rejects.toMatchObject({ code: "coach_not_found" });
  });

  it("does not exist for a coach nobody knows", async () => {
    await expect(load(null)).rejects.toMatchObject({ code: "coach_not_found" });
  });
});

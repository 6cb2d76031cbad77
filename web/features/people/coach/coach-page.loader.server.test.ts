import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadCoachPage } from "./coach-page.loader.server.ts";

const NO_TAB = new URLSearchParams();

const failing = async () => {
  throw new AppError("upstream_unavailable");
};

/** Only the coach himself can be had. */
function factsOf(coach: object | null): RequestFacts {
  const call = async (path: string) => {
    if (!path.endsWith("/detail")) return failing();
    if (coach === null) throw new AppError("coach_not_found");
    return { data: { coach } };
  };
  return { call: call as unknown as CallEndpoint } as RequestFacts;
}

describe("the page of a coach", () => {
  it("has his team's matches", async () => {
    const data = await loadCoachPage(factsOf({ id: 3, team: { id: 71 } }), "3", NO_TAB, async (id) => [id]);
    expect(data).toEqual({ coach: { id: 3, team: { id: 71 } }, honors: null, matches: [71] });
  });

  it("stands although neither honours nor matches can be had, and asks for none without a team", async () => {
    const one = await loadCoachPage(factsOf({ id: 3, team: { id: 71 } }), "3", NO_TAB, failing);
    expect(one).toMatchObject({ honors: null, matches: "failed" });
    const other = await loadCoachPage(factsOf({ id: 3, team: null }), "3", NO_TAB, async () => "asked");
    expect(other.matches).toBeNull();
  });

  it("does not exist for what is no id", async () => {
    const page = loadCoachPage(factsOf({}), "x", NO_TAB, failing);
    await expect(page).rejects.toMatchObject({ code: "coach_not_found" });
  });

  it("does not exist for a coach nobody knows", async () => {
    await expect(loadCoachPage(factsOf(null), "3", NO_TAB, failing)).rejects.toMatchObject({
      code: "coach_not_found",
    });
  });
});

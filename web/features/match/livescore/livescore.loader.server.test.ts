import { describe, expect, it, vi } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadHotMatches } from "../hot/hot-matches.loader.server.ts";
import { loadLivescore } from "./livescore.loader.server.ts";
import { LIVESCORE_CATEGORIES } from "./livescore-category.ts";

const { competition } = aMatch();
const league = (id: number) => ({ ...competition, id });
const answers: Readonly<Record<string, unknown>> = {
  "/api/v1/football/matches/recent": { matches: [aMatch()] },
  "/api/v1/football/comp-list": { competitions: [league(1)] },
  "/api/v1/football/warehouse": {
    continents: [
      {
        id: "north_america",
        competitions: [league(1)],
        countries: [{ country: competition.country, competitions: [league(2), league(3)] }],
      },
    ],
  },
};
const call = vi.fn(async (path: string, _query?: unknown) => ({ data: answers[path] }));
/** Noon of 2 January 2026 in Vietnam. */
const facts = { call: call as unknown as CallEndpoint, now_ms: Date.UTC(2026, 0, 2, 5) } as RequestFacts;

describe("the loader of /livescore/{category}", () => {
  it("knows the competitions of a continent, those of its countries included", async () => {
    const page = await loadLivescore(facts, "north-america", null);
    expect(page.competition_ids).toEqual([1, 2, 3]);
  });

  it("has none for a continent without competitions", async () => {
    expect((await loadLivescore(facts, "oceania", null)).competition_ids).toEqual([]);
  });

  it("asks for no continents where the category is none", async () => {
    call.mockClear();
    for (const category of ["live", "upcoming", "ended", "hot"])
      expect((await loadLivescore(facts, category, null)).competition_ids).toBeNull();
    expect(call.mock.calls.some(([path]) => path.endsWith("warehouse"))).toBe(false);
  });

  it("shows today for what is in play, whatever the address asks for", async () => {
    expect((await loadLivescore(facts, "live", "2026-01-01")).date).toBe("2026-01-02");
    expect((await loadLivescore(facts, "ended", "2026-01-01")).date).toBe("2026-01-01");
  });

  it.each(["", "foo", "north_america"])("refuses the word %j", async (word) => {
    await expect(loadLivescore(facts, word, null)).rejects.toMatchObject({ code: "route_not_found" });
  });

  it("knows every word of the path", async () => {
    const { screens } = await import("#shared/url/screens.ts");
    const words = /\((.*)\)/.exec(screens.livescore.vi)?.[1]?.split("|") ?? [];
    expect([...LIVESCORE_CATEGORIES].sort()).toEqual(words.sort());
  });
});

describe("the loader of the hot matches", () => {
  it("has what is in play since before midnight, where it is hot", async () => {
    const inPlay = [5, 3].map((hot, at) =>
      aMatch({ id: at + 1, status: "second_half", rest: { competition: { ...competition, hot } } }),
    );
    const call = async (_path: string, { date }: { readonly date: string }) => ({
      data: { matches: date === "2026-01-01" ? inPlay : [] },
    });
    const page = await loadHotMatches({ ...facts, call: call as unknown as CallEndpoint });
    expect(page.matches.map(({ id }) => id)).toEqual([1]);
  });

  it("asks for the hot competitions of today and two days on", async () => {
    call.mockClear();
    const page = await loadHotMatches(facts);
    expect(page.matches).toHaveLength(4);
    expect(call.mock.calls.slice(1).map(([, query]) => query)).toEqual(
      ["2026-01-02", "2026-01-03", "2026-01-04"].map((date) => ({ date, tz: "+07:00", hot: [4, 5] })),
    );
  });
});

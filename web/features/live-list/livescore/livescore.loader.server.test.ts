import { describe, expect, it, vi } from "vitest";
import { LIVE_STATUSES } from "#shared/match/match-status.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { fetchHotMatches } from "../hot/hot-matches.query.ts";
import { loadLivescore } from "./livescore.loader.server.ts";
import { competitionsOfQuery } from "./livescore.query.ts";
import { continentOf, LIVESCORE_CATEGORIES } from "./livescore-category.ts";

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
const facts = aRequestWith(call, { now_ms: Date.UTC(2026, 0, 2, 5) });

const load = async (word: string, wanted: string | null = null) => {
  const client = createQueryClient(() => facts.call);
  const { page } = await loadLivescore(facts, client, word, wanted);
  const { queryKey } = competitionsOfQuery(continentOf(page.category));
  return { ...page, competitions: client.getQueryData(queryKey) };
};

describe("The loader of /livescore/{category}", () => {
  it("A continent's competitions include those of its countries", async () => {
    expect((await load("north-america")).competitions).toEqual([1, 2, 3]);
  });

  it("A continent without competitions has none", async () => {
    expect((await load("oceania")).competitions).toEqual([]);
  });

  it("Continents are not requested for other categories", async () => {
    call.mockClear();
    for (const category of ["live", "upcoming", "ended", "hot"])
      expect((await load(category)).competitions).toBeUndefined();
    expect(call.mock.calls.some(([path]) => path.endsWith("warehouse"))).toBe(false);
  });

  it("Live matches are today's, whatever the URL requests", async () => {
    expect((await load("live", "2026-01-01")).date).toBe("2026-01-02");
    expect((await load("ended", "2026-01-01")).date).toBe("2026-01-01");
  });

  it.each(["", "foo", "north_america"])("The category word %j is refused", async (word) => {
    await expect(load(word)).rejects.toMatchObject({ code: "route_not_found" });
  });

  it("Every category word of the path is known", async () => {
    const { screens } = await import("#shared/url/screens.ts");
    const words = /\((.*)\)/.exec(screens.livescore.vi)?.[1]?.split("|") ?? [];
    expect([...LIVESCORE_CATEGORIES].sort()).toEqual(words.sort());
  });
});

describe("Hot matches", () => {
  const today = { date: "2026-01-02", tz: "+07:00" };

  it("Hot matches cover today and the next two days, after those live since before midnight", async () => {
    call.mockClear();
    expect(await fetchHotMatches(facts.call, today)).toHaveLength(4);
    expect(call.mock.calls.map(([, query]) => query)).toEqual([
      ...["2026-01-02", "2026-01-03", "2026-01-04"].map((date) => ({ date, tz: "+07:00", hot: [4, 5] })),
      { date: "2026-01-01", tz: "+07:00", hot: [4, 5], status: LIVE_STATUSES },
    ]);
  });

  it("Hot matches are shown without the night's if these are unavailable", async () => {
    const failing = async (_path: string, { status }: { readonly status?: unknown }) => {
      if (status) throw new Error("down");
      return { data: { matches: [aMatch()] } };
    };
    expect(await fetchHotMatches(aRequestWith(failing).call, today)).toHaveLength(3);
  });
});

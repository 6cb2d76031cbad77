import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadStandingsPage } from "./standings.loader.server.ts";
import { leaguesQuery } from "./standings.query.ts";

const { competition } = aMatch();
const england = { id: 9, code: "ENG", name: "England", translations: { vi: "Anh" } };

/** Hottest first, as the call answers: a cup with groups, two leagues, one of them without a season. */
const competitions = [
  { competition: { ...competition, id: 1, name: "Continental Cup" }, season: { id: 11, name: "2026" } },
  { competition: { ...competition, id: 2, name: "Sleeping League" }, season: null },
  {
    competition: {
      ...competition,
      id: 3,
      name: "Crown League",
      translations: { vi: "Giải Vương Miện" },
      country: england,
    },
    season: { id: 13, name: "2025/26" },
  },
];
const kinds = { 1: "cup", 2: "league", 3: "league" } as const;

const answers: Record<string, (query: { season_id: number }) => object> = {
  "/api/v1/football/compseason": () => ({ competitions }),
  "/api/v1/football/comp-list": () => ({
    competitions: competitions.map(({ competition: one }) => ({ ...one, kind: kinds[one.id as 1] })),
  }),
  "/api/v1/football/seasons/tablestanding": ({ season_id }) => ({
    promotions: [],
    tables: [{ stage: `of ${season_id}`, group: null, carry: null, rows: [] }],
  }),
};

const facts = aRequestWith(async (path, query) => ({ data: answers[path]?.(query) }));

const load = async (query: string) => {
  const client = createQueryClient(() => facts.call);
  const { page, queries } = await loadStandingsPage(client, "vi", new URLSearchParams(query));
  const { sought, league, isPlain } = page;
  const listed = client.getQueryData(leaguesQuery(sought, "vi").queryKey) ?? [];
  const tables = queries.queries.find(({ queryKey }) => String(queryKey[0]).endsWith("tablestanding"));
  return {
    listed: listed.map(({ id }) => Number(id)),
    shown: league && Number(league.competition.id),
    tablesOf: tables?.queryKey[1] ?? null,
    isPlain,
  };
};

describe("The page of tables", () => {
  it("The default is the hottest league with a table, before cups, and the list is hottest first", async () => {
    expect(await load("")).toEqual({
      listed: [1, 2, 3],
      shown: 3,
      tablesOf: { season_id: 13 },
      isPlain: true,
    });
  });

  it("The default is any table if leagues and cups cannot be told apart", async () => {
    const call = async (path: string, query: never) => {
      if (path.endsWith("comp-list")) throw new AppError("upstream_unavailable");
      return { data: answers[path]?.(query) };
    };
    const client = createQueryClient(() => aRequestWith(call).call);
    const { page } = await loadStandingsPage(client, "vi", new URLSearchParams());
    expect(page.league?.competition.id).toBe(1);
  });

  it("A requested competition is shown, including cups", async () => {
    expect(await load("comp_id=1")).toMatchObject({ shown: 1, tablesOf: { season_id: 11 }, isPlain: false });
  });

  it("A competition without a season is shown without a table", async () => {
    expect(await load("comp_id=2")).toMatchObject({ shown: 2, tablesOf: null });
  });

  it("An unknown competition is not found", async () => {
    await expect(load("comp_id=99")).rejects.toMatchObject({ code: "league_not_found" });
  });

  it.each(["vuong mien", "CROWN", "anh", "england"])(
    "The search %s finds a league by name or country, without diacritics",
    async (q) => {
      expect(await load(new URLSearchParams({ q }).toString())).toMatchObject({ listed: [3], shown: 3 });
    },
  );

  it("An empty search result shows nothing", async () => {
    expect(await load("q=zzz")).toEqual({ listed: [], shown: null, tablesOf: null, isPlain: false });
  });
});

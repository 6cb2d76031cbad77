import { describe, expect, it, vi } from "vitest";
import { SEARCH_KINDS } from "#shared/search/search.table.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { fetchedIn } from "#web/testing/fetched-in.ts";
import { aCall } from "#web/testing/request-facts.ts";
import { readSearchFilter } from "./search-filter.ts";
import { loadSearchPage } from "./search-page.loader.server.ts";

interface Query {
  readonly kind?: readonly string[];
  readonly limit: number;
  readonly page: number;
  readonly tz: string;
}

const rows = { matches: [aMatch()], competitions: [], teams: [], players: [], coaches: [] };
/** A site that finds seven of each kind; calls refused by `fails` get no response. */
function load(query: string, fails: (query: Query) => boolean = () => false) {
  const requested = vi.fn<(query: Query) => void>();
  const call = async (path: string, wanted: Query) => {
    if (path.endsWith("countries")) return { data: { countries: [] } };
    requested(wanted);
    if (fails(wanted)) throw new Error("down");
    const count = (kind: string) => (wanted.kind?.includes(kind) === false ? 0 : 7);
    return { data: { ...rows, totals: Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, count(kind)])) } };
  };
  const client = createQueryClient(() => aCall(call));
  const page = loadSearchPage(client, readSearchFilter(new URLSearchParams(query)));
  return { requested, page };
}

describe("The loader of a search", () => {
  it("All kinds are requested at once, on days of the site's time zone", async () => {
    const { requested, page } = load("q=vinh");
    expect(fetchedIn((await page).queries)).toEqual(["countries", "search page"]);
    expect(requested.mock.calls).toEqual([[expect.objectContaining({ limit: 5, page: 1, tz: "+07:00" })]]);
  });

  it("A single kind requests its rows, and counts the others", async () => {
    const { requested, page } = load("q=vinh&kind=match&page=1");
    expect(fetchedIn((await page).queries)).toEqual(["countries", "search", "search page"]);
    expect(requested.mock.calls.map(([{ kind, limit, page: of }]) => [kind, limit, of])).toEqual([
      [["match"], 20, 1],
      [["league", "team", "player", "coach"], 1, 1],
    ]);
  });

  it("A page beyond the last of a kind is not found", async () => {
    await expect(load("q=vinh&kind=match&page=2").page).rejects.toMatchObject({ code: "page_not_found" });
  });

  it("The results are shown even if the other kinds cannot be counted", async () => {
    const { page } = load("q=vinh&kind=match", ({ limit }) => limit === 1);
    expect(fetchedIn((await page).queries)).toEqual(["countries", "search page"]);
  });
});

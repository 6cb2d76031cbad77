import { beforeEach, expect, it } from "vitest";
import { findByName } from "#origin/football/search/search.service.ts";
import { endpoints, parseQuery } from "#shared/api/index.ts";
import { aBatchMatch, aLeague, atMinute } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

/** Two searches by name: the index of names, and the filter of a day's matches. */

const { db, store } = originOfFile();

beforeEach(async () => {
  const league = aLeague([aBatchMatch({ home: "hanoi", away: "hue" })]);
  const [home, away, ...others] = league.teams;
  if (!home || !away) throw new Error("a league has teams");
  await store({
    ...league,
    teams: [{ ...home, name: "Sông Lam Nghệ An" }, { ...away, name: "Hà Nội" }, ...others],
  });
});

it.each([
  "sông lam",
  "song lam",
  "songlam",
  "songlamnghean",
  "lamnghean",
  "nghean",
  "hanoi",
  "noi",
  "HÀ NỘI",
])("A search that finds a team finds its matches: %s", async (q) => {
  const query = parseQuery(endpoints.search, new URLSearchParams({ q }));
  if (!query.ok) throw new Error(JSON.stringify(query.errors));
  const { teams, matches } = await findByName(db, query.value, atMinute(0));
  expect([teams.length, matches.length]).toEqual([1, 1]);
});

import { beforeEach, describe, expect, it } from "vitest";
import { findByName } from "#origin/football/search/search.service.ts";
import { endpoints, parseQuery } from "#shared/api/index.ts";
import { aBatchMatch, aLeague, atMinute, KICK_OFF } from "#tests/support/origin-batches.ts";
import { originOfFile } from "#tests/support/origin-harness.ts";
import { aCoach } from "#tests/support/people-batches.ts";

const { db, store } = originOfFile();
const NOW = atMinute(0);
const DAY = 86_400;

/** What the call answers to a query as readers send it. */
async function find(query: Record<string, string>) {
  const parsed = parseQuery(endpoints.search, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return findByName(db, parsed.value, NOW);
}

const namesIn = async (query: Record<string, string>) => {
  const { matches, competitions, teams, players, coaches } = await find(query);
  return {
    matches: matches.map(({ home, away }) => `${home.name} - ${away.name}`),
    others: [...competitions, ...teams, ...players, ...coaches].map(({ name }) => name),
  };
};

describe("the search", () => {
  beforeEach(async () => {
    const at = (days: number, fields: object) =>
      aBatchMatch({ match_time: KICK_OFF + days * DAY, ...fields });
    await store(
      aLeague(
        [
          at(0, { external_id: "today" }),
          at(1, { external_id: "tomorrow", home: "vinh", away: "hanoi" }),
          at(-1, { external_id: "yesterday", home: "vinh", away: "hue" }),
          at(9, { external_id: "later", home: "da-lat", away: "hanoi" }),
        ],
        { coaches: [aCoach({ name: "Nguyễn Hà Vinh" })] },
      ),
    );
  });

  it("finds every kind by one word, without marks and without blanks", async () => {
    const { totals, teams, coaches } = await find({ q: "vinh" });
    expect(totals).toEqual({ match: 2, league: 0, team: 1, player: 0, coach: 1 });
    expect([teams[0]?.name, coaches[0]?.name]).toEqual(["Vinh", "Nguyễn Hà Vinh"]);
    expect((await namesIn({ q: "hanoi" })).others).toEqual(["Hà Nội"]);
    expect((await namesIn({ q: "test lea" })).others).toEqual(["Test League"]);
  });

  it("finds matches of yesterday, today and tomorrow by either team, by kick-off", async () => {
    expect((await namesIn({ q: "hà nội" })).matches).toEqual(["Hà Nội - Huế", "Vinh - Hà Nội"]);
    expect((await namesIn({ q: "vinh hue" })).matches).toEqual(["Vinh - Huế"]);
  });

  it("finds matches of other days when asked", async () => {
    const later = { q: "dalat", from: "2026-01-05", to: "2026-01-20" };
    expect((await namesIn(later)).matches).toEqual(["Đà Lạt - Hà Nội"]);
    expect((await namesIn({ q: "dalat", from: "2026-01-05" })).matches).toEqual(["Đà Lạt - Hà Nội"]);
    expect((await namesIn({ q: "dalat", to: "2026-01-20" })).matches).toEqual(["Đà Lạt - Hà Nội"]);
  });

  it("refuses days that are in no order or too many", async () => {
    for (const days of [
      { from: "2026-01-05", to: "2026-01-04" },
      { from: "2026-01-01", to: "2026-02-01" },
    ])
      await expect(find({ q: "hue", ...days })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("keeps to the kinds, the country and the page asked for", async () => {
    expect((await find({ q: "vinh", kind: "team,league" })).totals).toEqual({
      ...{ match: 0, league: 0, team: 1, player: 0, coach: 0 },
    });
    expect((await find({ q: "vinh", country_id: "999" })).totals).toMatchObject({ match: 0, team: 0 });
    expect((await namesIn({ q: "hà nội", limit: "1", page: "2" })).matches).toEqual(["Vinh - Hà Nội"]);
  });

  it.each(['"""', "***", "NEAR(a b)", "' OR 1=1 --", "⚽⚽⚽", "a".repeat(100), "({[%_]})"])(
    "takes %j for words and does not fail",
    async (q) => expect((await find({ q })).totals.team).toBe(0),
  );

  it("asks for three characters", () => {
    expect(parseQuery(endpoints.search, new URLSearchParams({ q: " ha " })).ok).toBe(false);
  });
});

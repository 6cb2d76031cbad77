import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { rowOf } from "#web/testing/odds-rows.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { foundMatches, loadTipChoices, tipFormQueryIn } from "./tip-form.server.ts";

const first = aMatch({ id: 1 });
const late = aMatch({ id: 2 });
const unpriced = aMatch({ id: 3 });
const DAY = "2026-01-01";

it("Matches that end within the 24 hours of a tip's readability are accepted, later ones are not", async () => {
  const call = async (path: string, { date, match_id }: { date?: string; match_id?: number }) => {
    if (path.endsWith("recentdetail")) return { data: { match: match_id === 1 ? first : late } };
    if (path.endsWith("recent")) return { data: { matches: date === DAY ? [first, late] : [] } };
    const odds = [first, late].map(({ id }) => ({ ...rowOf("asian_handicap", 3, {}), match_id: id }));
    return { data: { odds: date === DAY || match_id !== undefined ? odds : [] } };
  };
  const at = (aheadSeconds: number, search = "") =>
    loadTipChoices(
      aRequestWith(call, { now_ms: (first.match_time - aheadSeconds) * 1000 }),
      tipFormQueryIn(new URLSearchParams(search)),
    );
  const border = 22 * 3600;
  expect((await at(border)).matches.map(({ id }) => id)).toEqual([1, 2]);
  expect((await at(border + 1)).matches).toEqual([]);
  expect(await at(border, "match_id=1")).toMatchObject({ refused: null, match: { id: 1 } });
  expect(await at(border + 1, "match_id=1")).toMatchObject({ refused: "far", match: null });
});

it("A day whose prices need several responses is loaded completely", async () => {
  const pages: (number | undefined)[] = [];
  const call = async (path: string, { date, page }: { date: string; page?: number }) => {
    if (path.endsWith("recent")) return { data: { matches: date === DAY ? [first, late, unpriced] : [] } };
    if (date === DAY) pages.push(page);
    const match_id = date !== DAY ? 0 : page === 2 ? late.id : first.id;
    return {
      data: { odds: [{ ...rowOf("asian_handicap", 3, {}), match_id }] },
      page: { page: page ?? 1, limit: 500, total: date === DAY ? 600 : 1 },
    };
  };
  const facts = aRequestWith(call, { now_ms: (first.match_time - 3600) * 1000 });
  const choices = await loadTipChoices(facts, tipFormQueryIn(new URLSearchParams()));
  expect(choices.matches.map(({ id }) => id)).toEqual([1, 2]);
  expect(pages).toEqual([undefined, 2]);
});

const { competition, home, away } = aMatch();
const named = (id: number, names: readonly [string, string], hot: 3 | 5, match_time: number) =>
  aMatch({
    ...{ id, match_time, competition: { ...competition, hot } },
    home: { ...home, name: names[0] },
    away: { ...away, name: names[1] },
  });
const three = [
  named(1, ["Hà Nội", "Nam Định"], 3, 100),
  named(2, ["Đà Nẵng", "Hà Nội"], 3, 50),
  named(3, ["Arsenal", "Chelsea"], 5, 900),
];
const found = (typed: string) => foundMatches(three, typed).map(({ id }) => id);

describe("Matches to choose from", () => {
  it("Without a search all matches are listed: popular ones first, then by kick-off", () => {
    expect(found("")).toEqual([3, 2, 1]);
  });

  it("Matches are found without diacritics, by any of their words", () => {
    expect(found("da nang")).toEqual([2]);
    expect(found("HA NOI")).toEqual([2, 1]);
    expect(found("nội nam")).toEqual([1]);
    expect(found("xyz")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { someOdds } from "#tests/support/odds-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { FIRST_ROWS } from "#web/features/match/day/first-rows.rules.ts";
import { unpackOdds } from "#web/features/odds/list/packed-odds.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadPricedList } from "./priced-list.loader.server.ts";

const DAY = "2022-12-18";

/** A hot competition that is over, and one with a match to come whose prices are known. */
const over = Array.from({ length: FIRST_ROWS }, (_, at) => aMatch({ id: 100 + at, status: "ended" }));
const ahead: Match = {
  ...aMatch({ id: 1 }),
  competition: { ...aMatch().competition, id: 9 as never, hot: 0 },
};

const load = async (matches: readonly Match[], isWhole: boolean, betting: "shown" | "hidden" = "shown") => {
  const answer = (path: string, { date }: { readonly date: string }) =>
    path.includes("/odds/")
      ? { odds: [someOdds()] }
      : { date, tz: "+07:00", matches: date === DAY ? matches : [] };
  const facts = aRequestWith(async (path, query) => ({ data: answer(path, query) }), {
    now_ms: KICK_OFF * 1000,
    betting,
  });
  const { day, odds } = await loadPricedList(facts, DAY, isWhole);
  return { rows: day.matches.length, prices: odds === null ? null : [...unpackOdds(odds).keys()] };
};

describe("a list with its prices", () => {
  it("has those of its rows; with the first alone it keeps their place for others", async () => {
    const matches = [...over, ahead];
    expect(await load(matches, true)).toEqual({ rows: FIRST_ROWS + 1, prices: [1] });
    expect(await load(matches, false)).toEqual({ rows: FIRST_ROWS, prices: [] });
  });

  it("has no place for prices where no row has any, nor in no-betting mode", async () => {
    expect(await load(over, false)).toEqual({ rows: FIRST_ROWS, prices: null });
    expect(await load([...over, ahead], false, "hidden")).toEqual({ rows: FIRST_ROWS, prices: null });
  });
});

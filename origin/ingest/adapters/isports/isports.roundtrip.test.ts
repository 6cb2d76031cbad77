import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  expectedMatches,
  priceNumbers,
  pricesOf,
  readMatches,
} from "#tests/support/round-trip/read-facts.ts";
import { RUNS, type SeasonFacts, seasons } from "#tests/support/round-trip/season-facts.ts";
import {
  isportsLeague,
  writeIsportsEvents,
  writeIsportsOdds,
  writeIsportsSchedule,
} from "#tests/support/round-trip/write-isports.ts";
import type { ProviderContext } from "../provider.ts";
import { isports } from "./isports.source.ts";

const empty: ProviderContext = { nowMs: Date.UTC(2026, 10, 21), leagues: ["1639"], notes: null, matches: [] };
const context = { ...empty, notes: isports.read("leagues", [""], isportsLeague, empty).notes };
const content = { half: true, goals: false, cards: false, coming: "not_started" };

/** The stored matches of a season, for responses that name a match by its id alone. */
function storedMatches({ matches }: SeasonFacts): ProviderContext["matches"] {
  return matches.map(({ home, away, kickOff }, index) => ({
    ...{ external_id: `m${index}`, league: "1639", kickOffMs: kickOff * 1000 },
    ...{ status: "not_started", reportedAtMs: null },
    row: {
      ...{ season: "1639/2026", stage: "1639/2026/regular-season", round: "13", group: null },
      ...{ home: `t${home}`, away: `t${away}`, match_time: kickOff, neutral: false },
    },
  }));
}

const league = seasons({ knockOut: false, from: "2026-08-14", days: 280 });

describe("Responses of iSportsAPI, written and read", () => {
  it.each([
    [false, { leagueType: 1, round: "13" }],
    [true, { leagueType: 2, round: "Quarterfinals" }],
  ])("A season (knock-out: %j) gives matches and scores back", (knockOut, place) => {
    const season = seasons({ knockOut, from: "2026-08-14", days: 280 });
    fc.assert(
      fc.property(season, (facts) => {
        const answer = writeIsportsSchedule(facts, place);
        const { batch, warnings } = isports.read("schedule", ["1639"], answer, context);
        expect(batch && readMatches(batch)).toEqual(expectedMatches(facts, content));
        expect(warnings).toEqual([]);
      }),
      RUNS,
    );
  });

  it("Events give goals and cards back, with minutes, added time and players", () => {
    fc.assert(
      fc.property(league, (facts) => {
        const at = { ...context, matches: storedMatches(facts) };
        const { batch } = isports.read("details", [""], writeIsportsEvents(facts), at);
        const teams = facts.teams.map((name, index) => ({
          ...{
            external_id: `t${index}`,
            name,
            short_name: null,
            logo: null,
            country: "ENG",
            national: false,
          },
        }));
        const read = batch && readMatches({ ...batch, teams });
        expect(read?.map(({ incidents }) => incidents)).toEqual(
          expectedMatches(facts, { ...content, goals: true, cards: true }).map(({ incidents }) => incidents),
        );
      }),
      RUNS,
    );
  });

  it("First and last prices come back as decimal odds, with the provider's lines", () => {
    fc.assert(
      fc.property(league, (facts) => {
        const at = { ...context, matches: storedMatches(facts) };
        const { batch } = isports.read("odds", ["m0"], writeIsportsOdds(facts), at);
        for (const [index, { opening, closing }] of facts.matches.entries()) {
          const prices = batch?.matches.find(({ external_id }) => external_id === `m${index}`)?.prices ?? [];
          expect(pricesOf(prices, "8", "first")).toEqual(priceNumbers(opening));
          expect(pricesOf(prices, "8", "last")).toEqual(priceNumbers(closing));
        }
      }),
      RUNS,
    );
  });
});

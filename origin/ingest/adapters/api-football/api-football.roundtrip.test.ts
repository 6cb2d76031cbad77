import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLeagueAnswer } from "#tests/support/origin/api-football-answers.ts";
import {
  expectedMatches,
  priceNumbers,
  pricesOf,
  readMatches,
} from "#tests/support/round-trip/read-facts.ts";
import { RUNS, seasons } from "#tests/support/round-trip/season-facts.ts";
import { writeFixtures, writeOdds } from "#tests/support/round-trip/write-api-football.ts";
import type { ProviderContext } from "../provider.ts";
import { apiFootball } from "./api-football.source.ts";

const nowMs = Date.UTC(2026, 10, 21);
const empty: ProviderContext = { nowMs, leagues: ["39"], notes: null, matches: [] };
const context = { ...empty, notes: apiFootball.read("leagues", ["39"], aLeagueAnswer(), empty).notes };
const content = { half: true, goals: true, cards: true, coming: "not_started" };

describe("Responses of API-Football, written and read", () => {
  it.each([
    [false, "Regular Season - 13"],
    [true, "Quarter-finals"],
  ])("A season (knock-out: %j) gives matches, scores, goals and cards back", (knockOut, round) => {
    const season = seasons({ knockOut, from: "2026-08-14", days: 280 });
    fc.assert(
      fc.property(season, (facts) => {
        const { batch, warnings } = apiFootball.read("details", [], writeFixtures(facts, round), context);
        expect(batch && readMatches(batch)).toEqual(expectedMatches(facts, content));
        expect(warnings).toEqual([]);
      }),
      RUNS,
    );
  });

  it("Prices of a match come back as decimal odds, with the line as goals that the home side gives", () => {
    fc.assert(
      fc.property(seasons({ knockOut: false, from: "2026-08-14", days: 280 }), (facts) => {
        for (const [index, { opening, kickOff }] of facts.matches.entries()) {
          const row = {
            ...{ season: "39/2026", stage: "39/2026/regular-season", round: "13", group: null },
            ...{ home: "101", away: "102", match_time: kickOff, neutral: false },
          };
          const match = {
            ...{ external_id: String(index + 1), league: "39", kickOffMs: kickOff * 1000 },
            ...{ status: "not_started" as const, reportedAtMs: null, row },
          };
          const reading = apiFootball.read("odds", [], writeOdds(index + 1, opening), {
            ...context,
            matches: [match],
          });
          const prices = reading.batch?.matches[0]?.prices ?? [];
          expect(pricesOf(prices, "8", "last")).toEqual(priceNumbers(opening));
        }
      }),
      RUNS,
    );
  });
});

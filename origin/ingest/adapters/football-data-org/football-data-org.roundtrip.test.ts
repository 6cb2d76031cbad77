import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedMatches, readMatches } from "#tests/support/round-trip/read-facts.ts";
import { RUNS, seasons } from "#tests/support/round-trip/season-facts.ts";
import { writeOrgMatches } from "#tests/support/round-trip/write-football-data-org.ts";
import type { ProviderContext } from "../provider.ts";
import { footballDataOrg } from "./football-data-org.source.ts";

const context: ProviderContext = { nowMs: Date.UTC(2026, 10, 21), leagues: ["PL"], notes: null, matches: [] };
const content = { half: true, goals: true, cards: true, coming: "not_started" };

describe("Responses of football-data.org, written and read", () => {
  it.each([
    [false, { stage: "REGULAR_SEASON", matchday: 13 }],
    [true, { stage: "QUARTER_FINALS", matchday: null }],
  ])("A season (knock-out: %j) gives matches, scores, goals and cards back", (knockOut, place) => {
    const season = seasons({ knockOut, from: "2026-08-14", days: 280 });
    fc.assert(
      fc.property(season, (facts) => {
        const answer = writeOrgMatches(facts, place);
        const { batch, warnings } = footballDataOrg.read("schedule", ["PL"], answer, context);
        expect(batch && readMatches(batch)).toEqual(expectedMatches(facts, content));
        expect(warnings).toEqual([]);
      }),
      RUNS,
    );
  });
});

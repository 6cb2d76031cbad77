import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import {
  expectedMatches,
  priceNumbers,
  pricesOf,
  readMatches,
} from "#tests/support/round-trip/read-facts.ts";
import { RUNS, type SeasonFacts, seasons, stagedSeasons } from "#tests/support/round-trip/season-facts.ts";
import { writeMainLeague, writeNewLeague } from "#tests/support/round-trip/write-football-data.ts";
import { readFootballData } from "./football-data.adapter.ts";

function read(name: string, text: string): Batch {
  const result = readFootballData({ files: [{ name, text }] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.warnings).toEqual([]);
  return result.batch;
}

/** Matches by their teams, in the order of the facts. */
function matchesOf(batch: Batch, { teams, matches }: SeasonFacts) {
  const idOf = new Map(batch.teams.map(({ name, external_id }) => [name, external_id]));
  return matches.map(({ home, away }) =>
    batch.matches.find(
      (one) => one.home === idOf.get(teams[home] ?? "") && one.away === idOf.get(teams[away] ?? ""),
    ),
  );
}

describe("football-data.co.uk files, written and read", () => {
  it("A main league's season gives matches, scores, cards, opening and closing prices back", () => {
    const league = seasons({ knockOut: false, from: "2025-08-08", days: 280 });
    fc.assert(
      fc.property(league, (facts) => {
        const batch = read("E0.csv", writeMainLeague("E0", facts));
        const content = { half: true, goals: false, cards: false, coming: null };
        expect(readMatches(batch)).toEqual(expectedMatches(facts, content));
        const rows = matchesOf(batch, facts);
        for (const [index, { opening, closing, result }] of facts.matches.entries()) {
          const row = rows[index];
          expect(pricesOf(row?.prices ?? [], "B365", "first")).toEqual(priceNumbers(opening));
          expect(pricesOf(row?.prices ?? [], "B365", "last")).toEqual(priceNumbers(closing));
          const score = row?.status_changes[0]?.score;
          for (const side of ["home", "away"] as const) {
            const cards = result?.cards.filter((card) => card.side === side) ?? [];
            expect([score?.[side].yellow, score?.[side].red]).toEqual(
              result
                ? (["yellow_card", "red_card"] as const).map(
                    (kind) => cards.filter((card) => card.kind === kind).length,
                  )
                : [undefined, undefined],
            );
          }
        }
      }),
      RUNS,
    );
  });

  it("A file of all seasons gives matches, scores and closing prices back", () => {
    const league = seasons({ knockOut: false, from: "2025-03-29", days: 240 });
    fc.assert(
      fc.property(league, (facts) => {
        const batch = read("BRA.csv", writeNewLeague("2025", facts));
        const content = { half: false, goals: false, cards: false, coming: null };
        expect(readMatches(batch)).toEqual(expectedMatches(facts, content));
        expect(batch.seasons.map(({ name }) => name)).toEqual(["2025"]);
        expect(matchesOf(batch, facts).map((row) => pricesOf(row?.prices ?? [], "B365", "last")[0])).toEqual(
          facts.matches.map(({ closing }) => priceNumbers(closing)[0]),
        );
      }),
      RUNS,
    );
  });

  it("A season of several stages gives each match in its stage, in which the file does not put it", () => {
    const names = {
      league: "Regular season",
      "upper half": "Championship round",
      "lower half": "Relegation round",
      ties: "Play-offs",
    };
    fc.assert(
      fc.property(stagedSeasons("2025-08-02"), (facts) => {
        const batch = read("SC0.csv", writeMainLeague("SC0", facts));
        const content = { half: true, goals: false, cards: false, coming: null };
        expect(readMatches(batch)).toEqual(expectedMatches(facts, content));
        const inOrder = batch.stages.toSorted((a, b) => a.order - b.order);
        expect(inOrder.map(({ name, mode, order, carry }) => [order, name, mode, carry])).toEqual([
          [1, "Regular season", "points", undefined],
          [2, "Championship round", "points", "all"],
          [3, "Relegation round", "points", "all"],
          [4, "Play-offs", "knock_out", undefined],
        ]);
        const nameOf = new Map(batch.stages.map(({ external_id, name }) => [external_id, name]));
        expect(batch.matches.map(({ stage }) => nameOf.get(stage))).toEqual(
          facts.stages.map((stage) => names[stage]),
        );
        // Eight teams of the league and four in each half: those of the other league are in no table.
        expect(batch.stage_teams).toHaveLength(16);
      }),
      RUNS,
    );
  });
});

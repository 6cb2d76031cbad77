import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { apiFootball } from "#origin/ingest/adapters/api-football/api-football.source.ts";
import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { footballDataOrg } from "#origin/ingest/adapters/football-data-org/football-data-org.source.ts";
import { isports } from "#origin/ingest/adapters/isports/isports.source.ts";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { Provider, ProviderContext } from "#origin/ingest/adapters/provider.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import type { AdapterResult } from "#origin/ingest/cli/adapters.ts";
import { aLeagueAnswer } from "#tests/support/origin/api-football-answers.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import {
  type SeasonFacts,
  type SeasonShape,
  seasons,
  stagedSeasons,
} from "#tests/support/round-trip/season-facts.ts";
import { writeFixtures } from "#tests/support/round-trip/write-api-football.ts";
import { writeMainLeague, writeNewLeague } from "#tests/support/round-trip/write-football-data.ts";
import { writeOrgMatches } from "#tests/support/round-trip/write-football-data-org.ts";
import { isportsLeague, writeIsportsSchedule } from "#tests/support/round-trip/write-isports.ts";
import { writeOpenfootball } from "#tests/support/round-trip/write-openfootball.ts";

const { db, store, rows } = originOfFile();
/** After all matches, milliseconds UTC. */
const AFTER = Date.UTC(2027, 5, 30);

function batchOfFile(result: AdapterResult): Batch {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.batch;
}

/** The batch of a season from a provider whose league is known from `league`, if it has a response of its own. */
function batchOfProvider(provider: Provider, subject: string, answer: unknown, league?: unknown): Batch {
  const empty: ProviderContext = {
    nowMs: Date.UTC(2026, 10, 21),
    leagues: [subject],
    notes: null,
    matches: [],
  };
  const notes = league === undefined ? null : provider.read("leagues", [subject], league, empty).notes;
  const { batch } = provider.read("schedule", [subject], answer, { ...empty, notes });
  if (!batch) throw new Error("no match was read");
  return batch;
}

const spelling = { offset: 1, scores: "object", rounds: false, minutes: "text" } as const;
const file = (name: string, text: string) => ({ files: [{ name, text }] });

const adapters: Readonly<
  Record<string, { readonly from: string; readonly read: (facts: SeasonFacts) => Batch }>
> = {
  openfootball: {
    from: "2024-08-01",
    read: (facts) => {
      const content = writeOpenfootball("English Premier League 2024/25", facts, spelling);
      return batchOfFile(readOpenfootball(file("2024-25/en.1.json", JSON.stringify(content))));
    },
  },
  "football-data, main leagues": {
    from: "2025-08-08",
    read: (facts) => batchOfFile(readFootballData(file("E0.csv", writeMainLeague("E0", facts)))),
  },
  "football-data, all seasons": {
    from: "2025-03-29",
    read: (facts) => batchOfFile(readFootballData(file("BRA.csv", writeNewLeague("2025", facts)))),
  },
  "api-football": {
    from: "2026-08-14",
    read: (facts) =>
      batchOfProvider(apiFootball, "39", writeFixtures(facts, "Regular Season - 1"), aLeagueAnswer()),
  },
  "football-data-org": {
    from: "2026-08-14",
    read: (facts) =>
      batchOfProvider(
        footballDataOrg,
        "PL",
        writeOrgMatches(facts, { stage: "REGULAR_SEASON", matchday: 1 }),
      ),
  },
  isports: {
    from: "2026-08-14",
    read: (facts) =>
      batchOfProvider(
        isports,
        "1639",
        writeIsportsSchedule(facts, { leagueType: 1, round: "1" }),
        isportsLeague,
      ),
  },
};

const aSeason = (from: string): SeasonFacts => {
  const shape: SeasonShape = { knockOut: false, from, days: 200 };
  const [facts] = fc.sample(
    seasons(shape).filter(({ matches }) => matches.length >= 6 && matches.some(({ result }) => result)),
    { seed: 31, numRuns: 1 },
  );
  if (!facts) throw new Error("no season was made");
  return facts;
};

describe("A season of each adapter in the store", () => {
  it.each(Object.entries(adapters))(
    "%s: a season is stored whole, and importing it again changes nothing",
    async (_, { from, read }) => {
      const facts = aSeason(from);
      const batch = read(facts);
      const first = await store(batch, AFTER);
      expect([first.stored, first.refusals, first.unmatched]).toEqual([true, [], []]);
      const scores = await rows(`SELECT h.name AS home, a.name AS away, m.match_time,
        json_extract(c.score, '$.home.goals') AS goals, json_extract(c.score, '$.away.goals') AS conceded
      FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      LEFT JOIN status_changes c ON c.match_id = m.id ORDER BY m.match_time, home, away`);
      const expected = facts.matches.map(({ home, away, kickOff, result }) => ({
        home: facts.teams[home] ?? "",
        away: facts.teams[away] ?? "",
        match_time: kickOff,
        goals: result?.goals[0] ?? null,
        conceded: result?.goals[1] ?? null,
      }));
      const key = (row: object) => JSON.stringify(row);
      expect(scores.map(key).toSorted()).toEqual(expected.map(key).toSorted());
      const again = await store(read(facts), AFTER);
      for (const [kind, count] of Object.entries(again.kinds)) {
        expect([kind, count]).toEqual([kind, { new: 0, changed: 0, same: count.same, refused: 0 }]);
      }
      expect(again.match_ids).toEqual([]);
    },
  );
});

describe("A season whose stages a file does not name", () => {
  it("Its matches leave the one table for those of a second stage once a later import shows it", async () => {
    const [facts] = fc.sample(stagedSeasons("2025-08-02"), { seed: 31, numRuns: 1 });
    if (!facts) throw new Error("no season was made");
    const importOf = (matches: SeasonFacts["matches"]) =>
      store(
        batchOfFile(readFootballData(file("SC0.csv", writeMainLeague("SC0", { ...facts, matches })))),
        AFTER,
      );
    const tables = async () => {
      const [season] = await rows("SELECT id FROM seasons");
      return (await getStandings(db, Number(season?.id), AFTER)).data.tables;
    };
    const played = (team: string, until: number): number =>
      facts.matches.slice(0, until).filter(({ home, away, result }) => {
        const names = [facts.teams[home], facts.teams[away]];
        return result !== null && names.includes(team);
      }).length;

    const league = facts.stages.filter((stage) => stage === "league").length;
    await importOf(facts.matches.slice(0, league + 2));
    expect((await tables()).map(({ stage, rows: of }) => [stage, of.length])).toEqual([
      ["Regular season", 8],
    ]);

    expect(await importOf(facts.matches)).toMatchObject({ stored: true, refusals: [], warnings: [] });
    const after = await tables();
    expect(after.map(({ stage, carry, rows: of }) => [stage, carry, of.length])).toEqual([
      ["Regular season", null, 8],
      ["Championship round", "all", 4],
      ["Relegation round", "all", 4],
    ]);
    const counts = after.map(({ rows: of }) => of.map(({ team, played: count }) => [team.name, count]));
    const ties = facts.stages.filter((stage) => stage === "ties").length;
    expect(counts).toEqual(
      after.map(({ rows: of }, index) =>
        of.map(({ team }) => [
          team.name,
          played(team.name, index === 0 ? league : facts.matches.length - ties),
        ]),
      ),
    );
  });
});

import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aCompetition, aPageRequest, type PageAnswers } from "#tests/support/builders/league-builders.ts";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { aStandingsTable } from "#tests/support/builders/standings-builders.ts";
import { answerLeagueTable } from "./league-tables.server.ts";

const table = aStandingsTable({
  teams: 2,
  ended: [
    {
      ...{ home_team_id: 1, away_team_id: 2, home_goals: 2, away_goals: 0 },
      ...{ home_half: null, away_half: null, match_time: 0 },
    },
  ],
});
const formula = { ...aMatch().away, name: "=HYPERLINK(1)" };
const answers: PageAnswers = {
  "/api/v1/football/comp-detail": { competition: aCompetition() },
  "/api/v1/football/seasons/tablestanding": { promotions: [], tables: [table] },
  "/api/v1/football/matches/comp": {
    matches: [
      aMatch({ status: "ended", score: aScore(2, 1), round: "3" }),
      aMatch({ id: 2, match_time: 1_767_441_600, time_unknown: true, away: formula }),
    ],
  },
};

const answerOf = (path: string, locale: "vi" | "en" = "vi", rest: PageAnswers = {}) => {
  const { facts } = aPageRequest({ ...answers, ...rest });
  return answerLeagueTable({ ...facts, locale }, new URL(path, "https://site.example"));
};
const rowsOf = async (answer: Promise<Response>): Promise<string[][]> => {
  const bytes = new Uint8Array(await (await answer).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(Buffer.from(bytes), { bom: true, record_delimiter: "\r\n" });
};

describe("A table of a season as CSV", () => {
  it("The standings are a named file for spreadsheets, with heads in the language of the path", async () => {
    const response = await answerOf("/league/5/standings/table.csv");
    expect([response.status, response.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="league-5-season-12-standings.csv"',
    ]);
    const [vi, first, second] = await rowsOf(answerOf("/league/5/standings/table.csv"));
    expect(vi?.slice(2, 7)).toEqual(["Hạng", "Đội", "Số trận", "Thắng", "Hòa"]);
    expect(first).toEqual(["", "", "1", "Team 1", "1", "1", "0", "0", "2", "0", "2", "3"]);
    expect(second).toEqual(["", "", "2", "Team 2", "1", "0", "0", "1", "0", "2", "-2", "0"]);
    const [en] = await rowsOf(answerOf("/en/league/5/standings/table.csv", "en"));
    expect(en?.slice(2, 4)).toEqual(["Position", "Team"]);
  });

  it("The schedule has days of kick-offs without an hour, results of finished matches, and no formulas", async () => {
    const [, first, second] = await rowsOf(answerOf("/en/league/5/schedule/table.csv", "en"));
    expect(first?.slice(0, 1)).toEqual(["2026-01-01T12:00:00Z"]);
    expect(first?.slice(4, 8)).toEqual(["Vietnam", "Thailand", "2", "1"]);
    expect(second?.slice(0, 1)).toEqual(["2026-01-03"]);
    expect(second?.slice(4, 8)).toEqual(["Vietnam", "'=HYPERLINK(1)", "", ""]);
  });

  it("A season that is not the competition's and hidden results are refused with a line of text", async () => {
    const unknown = await answerOf("/league/5/standings/table.csv?season_id=99");
    expect([unknown.status, unknown.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    const hidden = await answerOf("/league/5/standings/table.csv", "vi", {
      "/api/v1/football/seasons/tablestanding": new AppError("scores_hidden"),
    });
    expect(hidden.status).toBe(new AppError("scores_hidden").row.status);
  });
});

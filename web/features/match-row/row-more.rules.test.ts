import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import type { History } from "./row.query.ts";
import { formOf, goalMinutesOf, meetingsOf } from "./row-more.rules.ts";

type Past = History["history"]["home"][number];

const past = (id: number, result: Past["result"]): Past => ({
  match: aMatch({
    id,
    status: "ended",
    home: { goals: 2 },
    away: { goals: 1 },
    rest: { match_time: KICK_OFF - id * 86_400 },
  }),
  result,
  company: null,
  asian_handicap: null,
  over_under: null,
  match_result: null,
});

describe("formOf", () => {
  it("Form is the last six matches, newest last", () => {
    const form = formOf([1, 2, 3, 4, 5, 6, 7].map((id) => past(id, "won")));
    expect(form.map(({ match_id }) => match_id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(form[0]?.board).toEqual({ home: 2, away: 1 });
  });
});

describe("meetingsOf", () => {
  it("The newest five meetings are shown, and all are counted", () => {
    const results = ["won", "won", "drawn", "lost", "lost", "lost", null] as const;
    const meetings = meetingsOf(results.map((result, at) => past(at + 1, result)));
    expect(meetings.matches.map(({ match_id }) => match_id)).toEqual([1, 2, 3, 4, 5]);
    expect(meetings.record).toEqual({ won: 2, drawn: 1, lost: 3 });
  });
});

describe("goalMinutesOf", () => {
  const segments = (...counts: number[]) =>
    counts.map((count, at) => ({ from: at * 15 + 1, to: at * 15 + 15, count, percent: 0 }));
  const distribution = (...counts: number[]) => {
    const side = { total: segments(...counts), home: [], away: [] };
    return { scored: side, conceded: side } as never;
  };

  it("Both teams' bars share one scale", () => {
    const rows = goalMinutesOf({
      goal_distribution: { home: distribution(1, 2), away: distribution(4, 0) },
    });
    expect(rows).toEqual([
      { minutes: "1-15", home: 1, away: 4, home_share: 0.25, away_share: 1 },
      { minutes: "16-30", home: 2, away: 0, home_share: 0.5, away_share: 0 },
    ]);
  });

  it("Nothing is drawn without goals", () => {
    const [row] = goalMinutesOf({ goal_distribution: { home: distribution(0), away: distribution(0) } });
    expect(row).toMatchObject({ home_share: 0, away_share: 0 });
  });
});

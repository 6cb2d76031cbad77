import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { previewOf } from "./match-preview.rules.ts";

type History = NonNullable<Parameters<typeof previewOf>[1]>;

const DAY = 86_400;
const match = aMatch();
const on = (id: number, day: number) =>
  aMatch({
    id,
    status: "ended",
    home: { goals: 2 },
    away: { goals: 1 },
    rest: { match_time: KICK_OFF + day * DAY },
  });
const past = (id: number, day: number) => ({
  match: on(id, day),
  result: "won",
  company: { id: 3, name: "A bookmaker" },
  handicap: null,
  total: null,
  match_result: { home: 1.5, draw: 4, away: 6 },
});

function aHistory(home: unknown[], future: unknown[] = [], meetings: unknown[] = []): History {
  const history = { head_to_head: meetings, home, away: [] };
  return { history, future: { home: future, away: [] }, goal_distribution: {} } as unknown as History;
}

describe("The preview of a match", () => {
  it("The last five results are listed oldest first, whatever order they arrived in", () => {
    const days = [-3, -50, -7, -14, -21, -28];
    const preview = previewOf(match, aHistory(days.map((day, at) => past(at + 20, day))), null);
    expect(preview.home.form?.map(({ match_time }) => (match_time - KICK_OFF) / DAY)).toEqual([
      ...[-28, -21, -14, -7, -3],
    ]);
  });

  it("The preview contains no company and no price of past matches", () => {
    const text = JSON.stringify(previewOf(match, aHistory([past(20, -3)], [], [past(21, -90)]), null));
    expect(text).not.toMatch(/company|bookmaker|match_result|handicap/);
  });

  it("The preview names the match after this one, not an earlier one", () => {
    const preview = previewOf(match, aHistory([], [on(30, -1), on(31, 4), on(32, 8)]), null);
    expect(preview.home.next?.match_id).toBe(31);
    expect(preview.away.next).toBeNull();
  });

  it("The preview takes the newest of the meetings", () => {
    const preview = previewOf(match, aHistory([], [], [past(40, -700), past(41, -90)]), null);
    expect(preview.last_meeting).toMatchObject({ match_id: 41, board: { home: 2, away: 1 } });
  });

  it("The preview distinguishes unknown data from empty data", () => {
    expect(previewOf(match, null, null).home).toEqual({ form: null, next: null, players: null });
    expect(previewOf(match, aHistory([]), { home: [], away: [] }).home).toEqual({
      form: [],
      next: null,
      players: [],
    });
  });
});

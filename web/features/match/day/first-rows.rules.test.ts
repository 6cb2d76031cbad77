import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { groupByCompetition } from "#shared/match/match-order.ts";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { FIRST_ROWS, matchesOfPage, NEXT_COUNT, withFirstRows } from "./first-rows.rules.ts";
import type { MatchDayPage } from "./match-day.loader.server.ts";

const date = "2022-12-18";
let lastId = 0;

/** So many matches of a competition; the hotter it is, the further up. */
const matchesIn = (competition: number, count: number, parts: Parameters<typeof aMatch>[0] = {}): Match[] =>
  Array.from({ length: count }, () => {
    lastId += 1;
    const match = aMatch({ ...parts, id: lastId });
    const named = { ...match.competition, id: competition as never, hot: 0, name: `League ${competition}` };
    return { ...match, competition: named };
  });

const pageOf = (matches: readonly Match[], overnight: readonly Match[] = []): MatchDayPage => ({
  date,
  today: date,
  days: [date],
  day: { date, tz: "+07:00", matches: [...matches] },
  overnight,
});
const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => Number(id));

describe("the first rows of a list", () => {
  it("are all of them where there are few, or where all are of one competition", () => {
    for (const matches of [matchesIn(1, FIRST_ROWS), matchesIn(1, 3 * FIRST_ROWS), []]) {
      const page = pageOf(matches);
      expect(withFirstRows(page)).toBe(page);
    }
  });

  it("end with a competition, and begin as the whole list does", () => {
    const page = pageOf([
      ...matchesIn(3, 12),
      ...matchesIn(1, FIRST_ROWS - 1),
      ...matchesIn(2, 5),
      ...matchesIn(4, 7),
    ]);
    const cut = withFirstRows(page);
    expect(cut.day.matches).toHaveLength(FIRST_ROWS + 4);
    const whole = groupByCompetition(matchesOfPage(page));
    expect(groupByCompetition(matchesOfPage(cut))).toEqual(whole.slice(0, 2));
    expect(cut.rest?.leagues).toEqual(
      whole.slice(2).map(({ competition, matches }) => ({ competition, count: matches.length })),
    );
  });

  it("have those of the night among them that are in play, and not the others", () => {
    const night = { status: "second_half", rest: { match_time: KICK_OFF - 86_400 } } as const;
    const [live] = matchesIn(9, 1, night) as [Match];
    const [second] = matchesIn(2, 1, { ...night, status: "first_half" }) as [Match];
    const page = pageOf([...matchesIn(1, FIRST_ROWS), live], [live, second]);
    const cut = withFirstRows(page);
    expect(idsOf(cut.overnight)).toEqual(idsOf([live, second]));
    expect(cut.rest).toBeUndefined();
    const first = matchesIn(1, FIRST_ROWS, { status: "second_half" });
    const fuller = withFirstRows(pageOf([...first, live], [live]));
    expect(idsOf(matchesOfPage(fuller))).toEqual(idsOf(first));
    expect(fuller.overnight).toEqual([]);
  });

  it("tell what the filters hold of the others, and the next kick-offs among them", () => {
    const first = matchesIn(1, FIRST_ROWS, { status: "first_half" });
    const ahead = matchesIn(2, NEXT_COUNT + 2);
    const over = matchesIn(3, 2, { status: "ended" });
    const { rest } = withFirstRows(pageOf([...first, ...ahead, ...over]));
    expect(rest?.counts).toEqual({ all: 9, live: 0, upcoming: 7, ended: 2 });
    expect(idsOf(rest?.next ?? [])).toEqual(idsOf(ahead.slice(0, NEXT_COUNT)));
  });
});

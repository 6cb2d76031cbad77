import { expect, it } from "vitest";
import { articlesBetween, type CoveredMatch, daysToCover } from "./article-plan.ts";

const [HOUR, DAY] = [3600, 86_400];
const START = Date.UTC(2026, 10, 20) / 1000;
const matches: CoveredMatch[] = Array.from({ length: 12 * 40 }, (_, at) => ({
  ...{ id: at + 1, match_time: START + at * 2000, hot: 4 + (at % 2), competition_id: at % 9 },
  ended_at: at % 11 === 0 ? null : START + at * 2000 + 2 * HOUR,
}));
const rounds = [{ season_id: 3, round: "14", ended_at: START + 3 * DAY }];
const coverage = { matches, rounds, leagues: [1, 2, 3] };
const [from, to] = [START, START + 9 * DAY];
const every = articlesBetween("seed", coverage, from, to);

it("Demo articles come in order, and the same seed gives the same plan for any time span", () => {
  expect(every.map(({ publish_at }) => publish_at)).toEqual(
    every.map(({ publish_at }) => publish_at).toSorted((a, b) => a - b),
  );
  const middle = START + 4 * DAY + 1234;
  expect([
    ...articlesBetween("seed", coverage, from, middle),
    ...articlesBetween("seed", coverage, middle, to),
  ]).toEqual(every);
  expect(articlesBetween("other", coverage, from, to)).not.toEqual(every);
  expect(new Set(every.map(({ key }) => key)).size).toBe(every.length);
});

it("Demo previews appear a day before their match and reports after it, limited per day and competition", () => {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const daily = new Map<string, number>();
  for (const { kind, about, publish_at } of every) {
    if (kind !== "preview" && kind !== "report") continue;
    const match = byId.get(about) as CoveredMatch;
    const distance =
      kind === "preview" ? match.match_time - publish_at : publish_at - (match.ended_at ?? Number.NaN);
    expect(distance).toBeGreaterThan(kind === "preview" ? 19 * HOUR : 7 * 60);
    expect(distance).toBeLessThanOrEqual(kind === "preview" ? 27 * HOUR : 25 * 60);
    const day = `${kind} ${Math.floor(match.match_time / DAY)}`;
    daily.set(day, (daily.get(day) ?? 0) + 1);
    const own = `${day} ${match.competition_id}`;
    daily.set(own, (daily.get(own) ?? 0) + 1);
  }
  for (const [day, count] of daily)
    expect([day, count <= (day.split(" ").length === 3 ? 2 : 5)]).toEqual([day, true]);
});

it("Demo reviews appear every day and for every round, and transfer articles twice a week", () => {
  const count = (wanted: string) => every.filter(({ kind }) => kind === wanted).length;
  expect([count("day"), count("round"), count("transfers")]).toEqual([9, 1, 3]);
  expect(every.find(({ kind }) => kind === "round")).toMatchObject({
    key: "round-3-14",
    about: 3,
    round: "14",
  });
});

it("The article plan requests whole days of the relevant matches", () => {
  const days = daysToCover(START + 3 * HOUR, START + 4 * HOUR);
  expect([(days.from - START) / DAY, (days.to - START) / DAY]).toEqual([-1, 2]);
});

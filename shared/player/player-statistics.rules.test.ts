import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayerId } from "../match/match.schema.ts";
import {
  noCounts,
  type PlayerIncident,
  type PlayerStatistics,
  seasonStats,
  statisticsOfIncidents,
} from "./player-statistics.rules.ts";
import { PLAYER_COUNTS, PLAYER_TOTALS, type PlayerTotal } from "./player-stats.schema.ts";

const HIM = 7 as PlayerId;
const OTHER = 8 as PlayerId;

const aMatch = (fields: Partial<PlayerStatistics> = {}): PlayerStatistics => ({
  ...noCounts,
  starter: true,
  minutes_played: 90,
  rating: null,
  ...fields,
});

describe("seasonStats", () => {
  it("Season statistics add up a player's matches and average the ratings", () => {
    const season = seasonStats([
      aMatch({ goals: 2, penalty_goals: 1, assists: 0, rating: 8.2, minutes_played: 90 }),
      aMatch({ goals: 0, penalty_goals: 0, assists: 1, rating: 6.7, minutes_played: 71 }),
      aMatch({ goals: 1, penalty_goals: 0, assists: 0, rating: null, minutes_played: 12, starter: false }),
    ]);
    expect(season).toMatchObject({
      appearances: 3,
      starts: 2,
      minutes_played: 173,
      goals: 3,
      penalty_goals: 1,
      assists: 1,
      rating: 7.45,
      passes: null,
    });
  });

  it("A match spent on the bench is no appearance", () => {
    const bench = aMatch({ starter: false, minutes_played: 0, goals: 0 });
    expect(seasonStats([bench, aMatch({ goals: 0 })])).toMatchObject({ appearances: 1, starts: 1, goals: 0 });
  });

  it("Any count is an appearance where minutes are not known", () => {
    const quiet = aMatch({ starter: false, minutes_played: null, goals: 0 });
    const busy = aMatch({ starter: false, minutes_played: null, passes: 3 });
    expect(seasonStats([quiet, busy])).toMatchObject({ appearances: 1, minutes_played: null, passes: 3 });
  });

  const scored: PlayerIncident = { kind: "goal", player_id: HIM, other_player_id: null };
  const listed = statisticsOfIncidents(HIM, [scored], { cards: false, assists: false });

  it("A statistic has its number of matches where not all of them have it", () => {
    const reported = aMatch({ goals: 1, penalty_goals: 0, assists: 2, shots: 4, rating: 7 });
    const season = seasonStats([reported, listed, listed]);
    expect(season).toMatchObject({
      matches: 3,
      goals: 3,
      assists: 2,
      shots: 4,
      rating: 7,
      yellow_cards: null,
    });
    expect(season).toMatchObject({ appearances: 1, starts: 1, minutes_played: 90 });
    expect(season.counted).toEqual({
      ...{ assists: 1, shots: 1, rating: 1, appearances: 1, starts: 1, minutes_played: 1 },
    });
    expect(seasonStats([reported]).counted).toEqual({});
  });

  it("Appearances and minutes are unknown without a line-up", () => {
    expect(seasonStats([listed])).toMatchObject({
      ...{ goals: 1, appearances: null, starts: null, minutes_played: null, matches: 1, counted: {} },
    });
  });

  it("A match on the bench lacks no rating, and bench matches alone give zeros", () => {
    const bench = aMatch({ starter: false, minutes_played: 0, goals: 0, rating: null });
    const booked = aMatch({ ...bench, yellow_cards: 1 });
    const played = aMatch({ goals: 1, yellow_cards: 0, rating: 7 });
    expect(seasonStats([bench, played])).toMatchObject({ matches: 1, counted: {}, goals: 1 });
    expect(seasonStats([booked, played])).toMatchObject({
      ...{ matches: 2, appearances: 1, yellow_cards: 1, counted: { rating: 1 } },
    });
    expect(seasonStats([bench, bench])).toMatchObject({
      ...{ matches: 0, counted: {}, goals: 0, appearances: 0, minutes_played: 0, rating: null },
    });
  });

  it("Both statistics of a pair come from the same matches", () => {
    const whole = aMatch({ shots: 5, shots_on_target: 2, passes: 40 });
    const half = aMatch({ shots_on_target: 6, passes: 30 });
    const wrong = aMatch({ shots: 1, shots_on_target: 3 });
    expect(seasonStats([whole, half, wrong])).toMatchObject({
      ...{ shots: 5, shots_on_target: 2, passes: 70, passes_accurate: null },
      counted: { shots: 1, shots_on_target: 1, passes: 2 },
    });
    expect(seasonStats([half, half])).toMatchObject({ shots: null, shots_on_target: 12 });
  });

  const known = fc.option(fc.nat(20));
  const match = fc
    .record({
      ...{ goals: known, assists: known, passes: known, passes_accurate: known, shots: known },
      ...{ minutes_played: known, starter: fc.option(fc.boolean()), rating: fc.option(fc.nat(10)) },
    })
    .map((fields) => aMatch(fields.starter === null ? { ...fields, minutes_played: null } : fields));

  it("No statistic exceeds its number of matches, nor a part its whole", () => {
    fc.assert(
      fc.property(fc.array(match), (matches) => {
        const season = seasonStats(matches);
        for (const total of PLAYER_TOTALS) {
          const number = season.counted[total];
          if (season[total] === null) expect(number, total).toBeUndefined();
          else if (number !== undefined) expect(number, total).toBeLessThan(season.matches);
        }
        const base = (total: PlayerTotal) => season.counted[total] ?? season.matches;
        expect(season.appearances ?? 0).toBeLessThanOrEqual(base("appearances"));
        expect(season.starts ?? 0).toBeLessThanOrEqual(season.appearances ?? 0);
        if (season.passes !== null && season.passes_accurate !== null) {
          expect(season.passes_accurate).toBeLessThanOrEqual(season.passes);
          expect(base("passes")).toBe(base("passes_accurate"));
        }
      }),
    );
  });

  it("The season is the sum of its parts, for any matches", () => {
    const played = match.map((fields) => ({ ...fields, passes_accurate: null, starter: true }));
    fc.assert(
      fc.property(fc.array(played), fc.array(played), (one, other) => {
        const [a, b, both] = [seasonStats(one), seasonStats(other), seasonStats([...one, ...other])];
        const add = (x: number | null, y: number | null) =>
          x === null && y === null ? null : (x ?? 0) + (y ?? 0);
        for (const field of [...PLAYER_COUNTS, "appearances", "starts", "minutes_played"] as const) {
          expect(both[field], field).toBe(add(a[field], b[field]));
        }
        expect(both.matches).toBe(a.matches + b.matches);
      }),
    );
  });
});

describe("statisticsOfIncidents", () => {
  const incidents: PlayerIncident[] = [
    { kind: "goal", player_id: HIM, other_player_id: OTHER },
    { kind: "penalty_goal", player_id: HIM, other_player_id: null },
    { kind: "own_goal", player_id: HIM, other_player_id: null },
    { kind: "goal", player_id: OTHER, other_player_id: HIM },
    { kind: "missed_penalty", player_id: HIM, other_player_id: null },
    { kind: "yellow_card", player_id: HIM, other_player_id: null },
    { kind: "second_yellow", player_id: HIM, other_player_id: null },
    { kind: "substitution", player_id: OTHER, other_player_id: HIM },
    { kind: "shootout_scored", player_id: HIM, other_player_id: null },
  ];

  it("Goals include penalties, no own goal; assists are of goals only, and each kind of card counts by itself", () => {
    expect(statisticsOfIncidents(HIM, incidents, { cards: true, assists: true })).toEqual({
      ...noCounts,
      goals: 2,
      penalty_goals: 1,
      assists: 1,
      yellow_cards: 1,
      second_yellow_cards: 1,
      red_cards: 0,
      starter: null,
      minutes_played: null,
      rating: null,
    });
  });

  it("Cards and assists that the source does not report are unknown, unless one is listed", () => {
    const nothing = statisticsOfIncidents(HIM, [], { cards: false, assists: false });
    expect(nothing).toMatchObject({ goals: 0, assists: null, yellow_cards: null, red_cards: null });
    const listed = statisticsOfIncidents(HIM, incidents, { cards: false, assists: false });
    expect(listed).toMatchObject({ assists: 1, yellow_cards: 1, second_yellow_cards: 1, red_cards: null });
  });
});

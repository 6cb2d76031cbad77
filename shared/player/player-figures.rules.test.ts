import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayerId } from "../match/match.schema.ts";
import {
  figuresOfIncidents,
  noCounts,
  type PlayerFigures,
  type PlayerIncident,
  seasonStats,
} from "./player-figures.rules.ts";
import { PLAYER_COUNTS } from "./player-stats.schema.ts";

const HIM = 7 as PlayerId;
const OTHER = 8 as PlayerId;

const aMatch = (fields: Partial<PlayerFigures> = {}): PlayerFigures => ({
  ...noCounts,
  starter: true,
  minutes_played: 90,
  rating: null,
  ...fields,
});

describe("seasonStats", () => {
  it("adds up a player's matches and takes the mean of his ratings", () => {
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

  it("counts no appearance for a match spent on the bench", () => {
    const bench = aMatch({ starter: false, minutes_played: 0, goals: 0 });
    expect(seasonStats([bench, aMatch({ goals: 0 })])).toMatchObject({ appearances: 1, starts: 1, goals: 0 });
  });

  it("takes what somebody did for an appearance where minutes are not told", () => {
    const quiet = aMatch({ starter: false, minutes_played: null, goals: 0 });
    const busy = aMatch({ starter: false, minutes_played: null, passes: 3 });
    expect(seasonStats([quiet, busy])).toMatchObject({ appearances: 1, minutes_played: null, passes: 3 });
  });

  it("tells goals but no appearances and minutes when one of the matches is known by incidents alone", () => {
    const scored: PlayerIncident = { kind: "goal", player_id: HIM, other_player_id: null };
    const listed = figuresOfIncidents(HIM, [scored], { cards: false, assists: false });
    expect(seasonStats([aMatch({ goals: 1, assists: 2 }), listed])).toMatchObject({
      goals: 2,
      assists: 2,
      appearances: null,
      starts: null,
      minutes_played: null,
    });
  });

  it("keeps appearances and minutes while incidents alone tell of a match under way, and counts its goals", () => {
    const scored: PlayerIncident = { kind: "goal", player_id: HIM, other_player_id: null };
    const live = figuresOfIncidents(HIM, [scored], { cards: true, assists: true });
    expect(seasonStats([aMatch({ goals: 1 })], [live])).toMatchObject({
      goals: 2,
      appearances: 1,
      starts: 1,
      minutes_played: 90,
    });
    expect(seasonStats([], [live])).toMatchObject({ goals: 1, appearances: null, minutes_played: null });
  });

  it("is the sum of its parts, whatever the matches", () => {
    const known = fc.option(fc.nat(20));
    const match = fc
      .record({ goals: known, passes: known, minutes_played: known, starter: fc.boolean() })
      .map((fields) => aMatch(fields));
    fc.assert(
      fc.property(fc.array(match), fc.array(match), (one, other) => {
        const [a, b, both] = [seasonStats(one), seasonStats(other), seasonStats([...one, ...other])];
        const add = (x: number | null, y: number | null) =>
          x === null && y === null ? null : (x ?? 0) + (y ?? 0);
        for (const field of [...PLAYER_COUNTS, "appearances", "starts", "minutes_played"] as const) {
          expect(both[field], field).toBe(add(a[field], b[field]));
        }
        expect(both.starts ?? 0).toBeLessThanOrEqual(both.appearances ?? 0);
      }),
    );
  });
});

describe("figuresOfIncidents", () => {
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

  it("counts goals with penalties, no own goal, assists of goals only, and each kind of card by itself", () => {
    expect(figuresOfIncidents(HIM, incidents, { cards: true, assists: true })).toEqual({
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

  it("knows nothing of cards and assists that the source does not tell, unless one is listed", () => {
    const nothing = figuresOfIncidents(HIM, [], { cards: false, assists: false });
    expect(nothing).toMatchObject({ goals: 0, assists: null, yellow_cards: null, red_cards: null });
    const listed = figuresOfIncidents(HIM, incidents, { cards: false, assists: false });
    expect(listed).toMatchObject({ assists: 1, yellow_cards: 1, second_yellow_cards: 1, red_cards: null });
  });
});

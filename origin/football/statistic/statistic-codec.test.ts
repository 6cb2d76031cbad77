import { describe, expect, it } from "vitest";
import { STAT_KINDS } from "#shared/match/index.ts";
import { PLAYER_COUNTS } from "#shared/player/index.ts";
import {
  decodeCounts,
  encodeCounts,
  encodePlayers,
  encodeStats,
  STATISTIC_COUNTS,
  STATISTIC_KINDS,
  STATISTICS_FORMAT,
} from "./statistic-codec.ts";

describe("Compact statistics of a match", () => {
  it("The codec has a place for every kind of statistic and every count of a player", () => {
    expect(STATISTIC_KINDS.toSorted()).toEqual(STAT_KINDS.toSorted());
    expect(STATISTIC_COUNTS.toSorted()).toEqual(PLAYER_COUNTS.toSorted());
  });

  it("The codec keeps the order of format 1, because another order needs another format number", () => {
    expect(STATISTICS_FORMAT).toBe(1);
    expect(STATISTIC_KINDS.join(" ")).toMatchInlineSnapshot(
      `"possession shots shots_on_target shots_off_target blocked_shots corners attacks dangerous_attacks fouls yellow_cards red_cards offsides saves passes passes_accurate tackles interceptions clearances free_kicks throw_ins goal_kicks hit_woodwork"`,
    );
    expect(STATISTIC_COUNTS.join(" ")).toMatchInlineSnapshot(
      `"goals assists passes passes_accurate duels duels_won clearances interceptions tackles long_balls long_balls_accurate fouls was_fouled shots crosses dribbles dispossessed key_passes shots_on_target dribbles_succeeded crosses_accurate blocked_shots offsides yellow_cards saves hit_woodwork penalty_goals second_yellow_cards red_cards"`,
    );
  });

  it("The codec stores statistics by period, side and kind, and halves only where they are given", () => {
    const full = { kind: "shots", period: "full" as const, home: 12, away: 7 };
    const [home, away, ...halves] = JSON.parse(encodeStats([full]));
    expect([home[1], away[1], halves]).toEqual([12, 7, []]);
    const half = { ...full, period: "first_half" as const, home: 5 };
    expect(JSON.parse(encodeStats([half, full])).map((list: number[]) => list[1])).toEqual([12, 7, 5, 7]);
  });

  it("The codec stores players by id and restores every count: 0 where it was none, unknown where the source gives none", () => {
    const text = encodePlayers([
      { player_id: 7, starter: true, minutes_played: 90, rating: 7.4, counts: { goals: 2, passes: 31 } },
      { player_id: 3, starter: false, minutes_played: 4, rating: null, counts: {} },
    ]);
    expect(text).toBe('{"3":[0,4,null,[]],"7":[1,90,7.4,[2,0,31]]}');
    expect(decodeCounts("[2,0,31]")).toMatchObject({ goals: 2, assists: 0, passes: 31, red_cards: 0 });
    expect(decodeCounts('{"goals":1}')).toMatchObject({ goals: 1, passes: null });
  });

  it("The codec stores a player's counts as a list where all are known, else by name", () => {
    const all = { ...Object.fromEntries(PLAYER_COUNTS.map((count) => [count, 0])), goals: 2, passes: 31 };
    expect(encodeCounts(all)).toBe("[2,0,31]");
    expect(decodeCounts(encodeCounts(all))).toEqual(all);
    expect(encodeCounts({ goals: 1, passes: null, fouls: 0 })).toBe('{"goals":1,"fouls":0}');
    expect(decodeCounts(encodeCounts({ ...all, saves: null }))).toEqual({ ...all, saves: null });
  });
});

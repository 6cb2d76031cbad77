import { describe, expect, it } from "vitest";
import type { BatchIncident, BatchLineup } from "#origin/ingest/batch.schema.ts";
import { PLAYER_COUNTS, type PlayerCount } from "#shared/player/index.ts";
import { knownMs, ofEveryMatch } from "#tests/support/demo/demo-courses.ts";
import { aDemoPlan } from "#tests/support/demo/demo-plans.ts";
import { decideMatch } from "../goals.ts";
import { type DemoCourse, playMatch } from "./course.ts";

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];

/** Occurrences that VAR cancels with a goal. */
const UNDONE: ReadonlySet<PlayerCount> = new Set(["goals", "shots", "shots_on_target"]);

const lineupOf = ({ lineups }: DemoCourse, side: SideName, confirmed = true): BatchLineup | undefined =>
  lineups.find((row) => row.side === side && row.confirmed === confirmed);

const startersOf = (lineup: BatchLineup | undefined) =>
  (lineup?.players ?? []).filter(({ starter }) => starter).map(({ player }) => player);

/** The side of the first-named player of an incident: for an own goal the other side. */
const sideOfPlayer = ({ kind, side }: BatchIncident): SideName =>
  kind === "own_goal" ? (side === "home" ? "away" : "home") : side;

/** Replays a side's incidents: who was on the pitch at each of them, and at the end. */
function watch(
  course: DemoCourse,
  side: SideName,
  each: (on: ReadonlySet<string>, row: BatchIncident) => void,
) {
  const on = new Set(startersOf(lineupOf(course, side)));
  for (const row of course.incidents) {
    if (sideOfPlayer(row) !== side) continue;
    each(on, row);
    if (row.kind === "second_yellow" || row.kind === "red_card") on.delete(row.player ?? "");
    if (row.kind === "substitution") {
      on.delete(row.player ?? "");
      on.add(row.other_player ?? "");
    }
  }
  return on;
}

describe("Line-ups of a demo match", () => {
  it("A demo line-up is eleven players with one goalkeeper and a captain, in eleven different places, none of them absent", () => {
    ofEveryMatch((plan, course) => {
      for (const lineup of course.lineups) {
        const starters = lineup.players.filter(({ starter }) => starter);
        expect(starters).toHaveLength(11);
        expect(starters.map(({ position }) => position === "G")).toEqual([true, ...Array(10).fill(false)]);
        expect(starters.filter(({ captain }) => captain)).toHaveLength(1);
        expect(new Set(starters.map(({ x, y }) => `${x} ${y}`)).size).toBe(11);
        expect(lineup.players.slice(0, 11)).toEqual(starters);
        const ids = lineup.players.map(({ player }) => player);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => plan.absent.includes(id))).toEqual([]);
        expect(lineup).toMatchObject({
          formation: plan[lineup.side].formation,
          coach: plan[lineup.side].coach,
        });
      }
    });
  });

  it("A demo line-up is predicted a day before, and confirmed about an hour before kick-off", () => {
    const plan = aDemoPlan("one");
    const { lineups } = playMatch(plan);
    const hoursBefore = (side: SideName, confirmed: boolean) =>
      plan.match_time / 3600 -
      knownMs(lineupOf({ ...playMatch(plan), lineups }, side, confirmed)?.known_at_ms) / 3_600_000;
    for (const side of SIDES) {
      expect(hoursBefore(side, false)).toBeGreaterThan(22);
      expect(hoursBefore(side, true)).toBeCloseTo(1, 0);
    }
  });

  it("A predicted line-up is sometimes wrong, by two players at most", () => {
    const wrong = Array.from({ length: 60 }, (_, index) => {
      const course = playMatch(aDemoPlan(`p${index}`));
      const predicted = startersOf(lineupOf(course, "home", false));
      return startersOf(lineupOf(course, "home")).filter((player) => !predicted.includes(player)).length;
    });
    expect(Math.min(...wrong)).toBe(0);
    expect(Math.max(...wrong)).toBe(2);
  });

  it("Nobody acts in a demo match before coming on or after leaving, and nobody comes on twice", () => {
    ofEveryMatch((_, course) => {
      for (const side of SIDES) {
        const seen = new Set(startersOf(lineupOf(course, side)));
        const bench = new Set((lineupOf(course, side)?.players ?? []).map(({ player }) => player));
        watch(course, side, (on, { kind, player, other_player }) => {
          expect(on).toContain(player);
          if (kind === "goal" && other_player !== null) expect(on).toContain(other_player);
          if (kind !== "substitution") return;
          expect(bench).toContain(other_player);
          expect(seen).not.toContain(other_player);
          seen.add(other_player ?? "");
        });
      }
    });
  });

  it("A side never has more than eleven players on the pitch, one less for each sent off", () => {
    ofEveryMatch((_, course) => {
      for (const side of SIDES) {
        let sentOff = 0;
        const check = (on: ReadonlySet<string>) => {
          if (course.incidents.length > 0) expect(on.size).toBe(11 - sentOff);
        };
        const on = watch(course, side, (now, { kind }) => {
          check(now);
          if (kind === "second_yellow" || kind === "red_card") sentOff += 1;
        });
        check(on);
      }
    });
  });
});

describe("Player statistics of a demo match", () => {
  const last = (course: DemoCourse) => {
    const end = course.player_stats.at(-1)?.known_at_ms;
    return course.player_stats.filter(({ known_at_ms }) => known_at_ms === end);
  };

  it("Player statistics exist for exactly those who played, with their minutes", () => {
    ofEveryMatch((plan, course) => {
      if (course.status_changes.at(-1)?.status !== "ended") return;
      const minutes = decideMatch(plan).overtime ? 120 : 90;
      for (const side of SIDES) {
        const rows = last(course).filter((row) => row.side === side);
        const ids = new Set(startersOf(lineupOf(course, side)));
        let sentOff = 0;
        watch(course, side, (_, row) => {
          if (row.kind === "substitution") ids.add(row.other_player ?? "");
          if (row.kind === "second_yellow" || row.kind === "red_card") sentOff += minutes - (row.minute ?? 0);
        });
        expect(new Set(rows.map(({ player }) => player))).toEqual(ids);
        const played = rows.reduce((sum, row) => sum + (row.minutes_played ?? 0), 0);
        // A substitute of the last minute has played one; a dismissal at half-time counts as minute 46.
        expect(Math.abs(played - (11 * minutes - sentOff))).toBeLessThanOrEqual(8);
        expect(
          rows.every((row) => (row.minutes_played ?? 0) >= 1 && (row.minutes_played ?? 0) <= minutes),
        ).toBe(true);
      }
    });
  });

  it("Player statistics agree with the incidents: goals, assists and cards of each player", () => {
    ofEveryMatch((_, course) => {
      const standing = course.incidents.filter(({ cancelled_at_ms }) => cancelled_at_ms === null);
      for (const { player, counts } of last(course)) {
        const own = (...kinds: string[]) =>
          standing.filter((row) => row.player === player && kinds.includes(row.kind)).length;
        expect(counts).toMatchObject({
          goals: own("goal", "penalty_goal"),
          penalty_goals: own("penalty_goal"),
          assists: standing.filter((row) => row.kind === "goal" && row.other_player === player).length,
          yellow_cards: own("yellow_card"),
          second_yellow_cards: own("second_yellow"),
          red_cards: own("red_card"),
        });
      }
    });
  });

  it("A player never has more successes than attempts, and every count is covered", () => {
    const pairs = [
      ["shots", "shots_on_target"],
      ["shots_on_target", "goals"],
      ["passes", "passes_accurate"],
      ["passes", "key_passes"],
      ["passes", "crosses"],
      ["crosses", "crosses_accurate"],
      ["long_balls", "long_balls_accurate"],
      ["dribbles", "dribbles_succeeded"],
      ["duels", "duels_won"],
      ["key_passes", "assists"],
    ] as const;
    ofEveryMatch((_, { player_stats }) => {
      const odd = player_stats.filter(
        ({ counts }) =>
          pairs.some(([tries, successes]) => (counts[tries] ?? 0) < (counts[successes] ?? 0)) ||
          Object.keys(counts).length !== PLAYER_COUNTS.length ||
          PLAYER_COUNTS.some((key) => typeof counts[key] !== "number"),
      );
      expect(odd).toEqual([]);
    });
  });

  it("Player statistics only grow until the end, except for a cancelled goal and its shot", () => {
    ofEveryMatch((_, course) => {
      const end = new Map(last(course).map((row) => [row.player, row]));
      const takenBack = course.incidents.find(({ cancelled_at_ms }) => cancelled_at_ms !== null)?.player;
      const odd = course.player_stats.filter(({ player, counts, minutes_played }) => {
        const later = end.get(player);
        const held = (key: PlayerCount) => (UNDONE.has(key) && player === takenBack ? 1 : 0);
        return (
          (later?.minutes_played ?? 0) < (minutes_played ?? 0) ||
          PLAYER_COUNTS.some((key) => (later?.counts[key] ?? 0) + held(key) < (counts[key] ?? 0))
        );
      });
      expect(odd).toEqual([]);
    });
  });

  it("Ratings are from 4.5 to 10, scorers above others and most between 6 and 7.5", () => {
    const rows = Array.from({ length: 200 }, (_, index) => last(playMatch(aDemoPlan(`r${index}`)))).flat();
    const mean = (ratings: readonly number[]) =>
      ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    const rated = rows.flatMap(({ rating, counts }) => (rating === null ? [] : [{ rating, counts }]));
    const ratings = rated.map(({ rating }) => rating);
    const scorers = rated.filter(({ counts }) => (counts.goals ?? 0) > 0).map(({ rating }) => rating);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.5);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(10);
    expect(ratings.every((rating) => Number.isInteger(Math.round(rating * 100) / 10))).toBe(true);
    expect(mean(ratings)).toBeGreaterThan(6.4);
    expect(mean(ratings)).toBeLessThan(7.1);
    expect(mean(scorers)).toBeGreaterThan(mean(ratings) + 0.6);
    expect(ratings.filter((rating) => rating >= 6 && rating <= 7.5).length / ratings.length).toBeGreaterThan(
      0.6,
    );
  });
});

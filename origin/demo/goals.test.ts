import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDemoPlan, aDemoTeam } from "#tests/support/demo/demo-plans.ts";
import { expectedGoals } from "./expected-goals.ts";
import { countGoals, decideMatch } from "./goals.ts";
import { clockOf } from "./moment.ts";
import { playersAt, spellsOf } from "./team-sheet.ts";

const plans = fc
  .record({ id: fc.string({ minLength: 1 }), decider: fc.boolean() })
  .map(({ id, decider }) => aDemoPlan(id, { decider }));

describe("decideMatch", () => {
  it("decideMatch has goals in the order of play, each by somebody who is on the pitch", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { goals, ...result } = decideMatch(plan);
        const clocks = goals.map(clockOf);
        expect(clocks).toEqual([...new Set(clocks)].sort((a, b) => a - b));
        for (const goal of goals) {
          const scoring = goal.kind === "own_goal" ? (goal.side === "home" ? "away" : "home") : goal.side;
          expect(playersAt(spellsOf(result[scoring]), goal)).toContain(goal.player);
          if (goal.assist) expect(playersAt(spellsOf(result[goal.side]), goal)).toContain(goal.assist);
          expect(goal.assist).not.toBe(goal.player);
        }
      }),
    );
  });

  it("decideMatch plays extra time when a decider is level, and penalties when it still is", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { goals, overtime, shootout, home, away } = decideMatch(plan);
        const [regular, all] = [countGoals(goals), countGoals(goals, true)];
        expect(overtime).toBe(plan.decider && regular.home === regular.away);
        expect(shootout !== null).toBe(overtime && all.home === all.away);
        if (shootout) expect(shootout.home).not.toBe(shootout.away);
        if (overtime) return;
        const events = [...goals, ...home.cards, ...home.substitutions, ...away.cards, ...away.substitutions];
        expect(events.every(({ minute }) => minute <= 90)).toBe(true);
      }),
    );
  });

  it("decideMatch ends a shoot-out with the deciding kick, the sides taking turns", () => {
    const shootouts = Array.from({ length: 400 }, (_, index) =>
      decideMatch(aDemoPlan(`final ${index}`, { decider: true })),
    ).flatMap(({ shootout }) => shootout ?? []);
    expect(shootouts.length).toBeGreaterThan(20);
    for (const { kicks, home, away } of shootouts) {
      for (const [index, kick] of kicks.entries()) expect(kick.side === kicks[0]?.side).toBe(index % 2 === 0);
      expect(kicks.filter((kick) => kick.scored && kick.side === "home")).toHaveLength(home);
      expect(kicks.filter((kick) => kick.scored && kick.side === "away")).toHaveLength(away);
      if (kicks.length > 10) expect(kicks.length % 2).toBe(0);
    }
  });

  it("Teams score the expected goals of the model behind the prices", () => {
    const home = aDemoTeam("strong", { attack: 1.4, defence: 0.8 });
    const away = aDemoTeam("weak", { attack: 0.8, defence: 1.2 });
    const matches = Array.from({ length: 4000 }, (_, index) => aDemoPlan(`m${index}`, { home, away }));
    const sum = { home: 0, away: 0 };
    for (const plan of matches) {
      const goals = countGoals(decideMatch(plan).goals);
      sum.home += goals.home;
      sum.away += goals.away;
    }
    const mean = expectedGoals(aDemoPlan("m", { home, away }));
    expect(sum.home / matches.length / mean.home).toBeCloseTo(1, 1);
    expect(sum.away / matches.length / mean.away).toBeCloseTo(1, 1);
  });
});

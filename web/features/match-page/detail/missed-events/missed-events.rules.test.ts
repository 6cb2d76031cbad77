import { expect, it } from "vitest";
import type { Incident } from "#shared/match/index.ts";
import { aMatch, anIncident, aScore } from "#tests/support/builders/match-builders.ts";
import { lookAt, missedSince } from "./missed-events.rules.ts";

const goal = (id: number, at: number, fields: Partial<Incident> = {}) =>
  anIncident({ id, kind: "goal", at, ...fields });
const idsOf = (incidents: readonly Incident[]) => incidents.map(({ id }) => id);

/** A reader leaves in minute 34 at 1-0, after a yellow card. */
const before = [goal(1, 600), anIncident({ id: 2, kind: "yellow_card", at: 900 })];
const look = lookAt(aMatch(), before, 2_040_000);

it("A look keeps the score and the goals and red cards that stand", () => {
  const match = aMatch({ status: "first_half", score: aScore(1, 0), updated_at: 9 });
  const cancelled = goal(3, 700, { cancelled: true });
  expect(lookAt(match, [...before, cancelled], 5)).toEqual({
    at_ms: 5,
    updated_at: 9,
    score: { home: 1, away: 0 },
    standing: [1],
  });
});

it("Goals, red cards and missed penalties since the look were missed; other incidents are left out", () => {
  const since = [
    goal(4, 2400),
    anIncident({ id: 5, kind: "substitution", at: 2500 }),
    anIncident({ id: 6, kind: "red_card", at: 2600 }),
    anIncident({ id: 7, kind: "missed_penalty", at: 2700 }),
  ];
  expect(idsOf(missedSince(look, [...before, ...since], 3000))).toEqual([4, 6, 7]);
  expect(missedSince(look, before, 3000)).toEqual([]);
});

it("What happens after the return was not missed", () => {
  expect(idsOf(missedSince(look, [...before, goal(4, 3000), goal(5, 3001)], 3000))).toEqual([4]);
});

it("A seen goal that was cancelled was missed; one that came and went in between was not", () => {
  const seen = goal(1, 600, { cancelled: true });
  expect(idsOf(missedSince(look, [seen, goal(8, 2400, { cancelled: true })], 3000))).toEqual([1]);
});

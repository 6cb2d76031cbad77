import { describe, expect, it } from "vitest";
import { anIncident } from "#tests/support/builders/page-builders.ts";
import { cardIncidents } from "./row-card.rules.ts";

describe("cardIncidents", () => {
  it("The card lists goals, cards and substitutions in order of play, and nothing else", () => {
    const kinds = [
      "corner",
      "goal",
      "var",
      "yellow_card",
      "substitution",
      "red_card",
      "shootout_scored",
    ] as const;
    const shown = cardIncidents(kinds.map((kind, at) => anIncident(at + 1, { kind })));
    expect(shown.map(({ kind }) => kind)).toEqual(["goal", "yellow_card", "substitution", "red_card"]);
  });

  it("A disallowed goal is kept, and a withdrawn card is not", () => {
    const shown = cardIncidents([
      anIncident(1, { kind: "goal", cancelled: true }),
      anIncident(2, { kind: "red_card", cancelled: true }),
    ]);
    expect(shown.map(({ id }) => id)).toEqual([1]);
  });

  it("Beyond nine entries the oldest substitutions are dropped first, then the oldest yellow cards", () => {
    const yellow = [1, 2, 3].map((id) => anIncident(id, { kind: "yellow_card" }));
    const changes = [4, 5].map((id) => anIncident(id, { kind: "substitution" }));
    const goals = [6, 7, 8, 9, 10, 11, 12].map((id) => anIncident(id, { kind: "goal" }));
    const shown = cardIncidents([...yellow, ...changes, ...goals]);
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import type { Match } from "./match.schema.ts";
import { MatchPatch } from "./match-patch.schema.ts";
import { applyMatchPatch, diffMatch } from "./match-patch.ts";
import { MATCH_STATUSES } from "./match-status.ts";

const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    status: fc.constantFrom(...MATCH_STATUSES),
    home: fc.nat({ max: 9 }),
    away: fc.nat({ max: 9 }),
    updated_at: fc.nat(),
    winner: fc.constantFrom("home" as const, "away" as const, "draw" as const, null),
    round: fc.option(fc.string()),
    time_unknown: fc.boolean(),
  })
  .map(({ home, away, ...fields }) => aMatch({ ...fields, score: aScore(home, away) }));

describe("diffMatch and applyMatchPatch", () => {
  it("A patch turns any state of a match into any other, and survives the wire", () => {
    fc.assert(
      fc.property(anyMatch, anyMatch, (before, after) => {
        const patch = diffMatch(before, after);
        const received = patch && z.parse(MatchPatch, JSON.parse(JSON.stringify(patch)));
        expect(received ? applyMatchPatch(before, received) : before).toEqual(after);
      }),
    );
  });

  it("A patch is null when nothing changed", () => {
    expect(diffMatch(aMatch(), aMatch())).toBeNull();
  });

  it("A patch carries only the changed count", () => {
    expect(diffMatch(aMatch({ score: aScore(0, 0) }), aMatch({ score: aScore(1, 0) }))).toEqual({
      score: { home: { goals: 1 } },
    });
  });

  it("A patch says that the hour of a kick-off is known now, though the row then lacks the field", () => {
    const patch = diffMatch(aMatch({ time_unknown: true }), aMatch({ match_time: 5 }));
    expect(patch).toEqual({ match_time: 5, time_unknown: false });
    expect(diffMatch(aMatch({ time_unknown: false }), aMatch())).toBeNull();
  });

  it("A patch keeps the identity of untouched parts", () => {
    const before = aMatch({ score: aScore(0, 0) });
    const after = applyMatchPatch(before, { score: { home: { goals: 1 } } });
    expect(after.score.away).toBe(before.score.away);
    expect(after.home).toBe(before.home);
  });
});

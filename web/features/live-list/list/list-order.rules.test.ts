import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MATCH_STATUSES, type Match } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { type Followed, inGroups, inOrder, orderNow, wouldMove, wouldPin } from "./list-order.rules.ts";

const NOBODY: Followed = { matches: new Set(), leagues: new Set(), teams: new Set() };

/** A match of a competition whose heat is its id, `at` minutes after the usual kick-off. */
const of = (id: number, league: number, status: Match["status"] = "not_started", at = 0): Match =>
  aMatch({
    id,
    status,
    rest: {
      match_time: KICK_OFF + at * 60,
      competition: { ...aMatch().competition, id: league, name: `Giải ${league}`, hot: league },
    },
  });
const stored = ({ status }: Match) => status;

describe("The order of the list", () => {
  it("Followed leagues come first, then hotter ones, whichever has a live match", () => {
    const matches = [of(1, 5), of(2, 2), of(3, 1, "first_half"), of(4, 3)];
    expect(orderNow(matches, stored, { ...NOBODY, leagues: new Set([2]) }).leagues).toEqual([2, 5, 3, 1]);
  });

  it("Live matches form one section in the order of their leagues, pinned ones aside", () => {
    const matches = [
      of(1, 1, "half_time"),
      of(2, 5),
      of(3, 5, "overtime"),
      of(4, 2, "first_half"),
      of(5, 5, "first_half"),
    ];
    const followed = { ...NOBODY, leagues: new Set([2]), matches: new Set([5]) };
    expect(orderNow(matches, stored, followed).live).toEqual([4, 3, 1]);
  });

  it("The order uses the pushed status of a match", () => {
    const matches = [of(1, 5), of(2, 2)];
    const pushed = (match: Match) => (match.id === 2 ? "second_half" : match.status);
    expect(orderNow(matches, pushed, NOBODY).live).toEqual([2]);
  });

  it("Followed matches and those of followed teams are pinned by kick-off and leave their blocks", () => {
    const matches = [of(1, 5, "not_started", 30), of(2, 5), of(3, 5, "not_started", 10)];
    const followed = { ...NOBODY, matches: new Set([1]), teams: new Set([3 * 10 + 2]) };
    const order = orderNow(matches, stored, followed);
    expect(order.pinned).toEqual([3, 1]);
    expect(order.rows.filter((id) => id > 0)).toEqual([2]);
  });

  it("Sorting by kick-off lists live matches, then coming and finished ones by time, then postponed ones", () => {
    const matches = [
      of(1, 1, "postponed"),
      of(2, 1, "ended", -90),
      of(3, 2, "not_started", 20),
      of(4, 3, "half_time", -40),
      of(5, 2, "cancelled"),
    ];
    const { rows } = orderNow(matches, stored, NOBODY);
    const groups = inGroups(matches, rows).map(({ group, matches: some }) => [
      group,
      some.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ["live", [4]],
      ["order", [2, 3]],
      ["off", [1, 5]],
    ]);
  });
});

describe("A kept order", () => {
  it("A kept order leaves a match in its section after kick-off, and a new order would move it", () => {
    const before = [of(1, 1), of(2, 1, "not_started", 5)];
    const { rows } = orderNow(before, stored, NOBODY);
    const after = [of(1, 1, "first_half"), before[1] as Match];
    expect(inGroups(after, rows).find(({ group }) => group === "order")?.matches).toHaveLength(2);
    expect(wouldMove(rows, orderNow(after, stored, NOBODY).rows)).toBe(true);
  });

  it("A kept order puts unknown matches last", () => {
    expect(inOrder([3, 9, 1], (id) => id, [1, 3])).toEqual([1, 3, 9]);
  });

  it("Matches added or removed since do not count as moves", () => {
    expect(wouldMove([1, 2, 3], [1, 3, 4])).toBe(false);
    expect(wouldMove([1, 2, 3], [3, 1])).toBe(true);
  });

  it("An order is outdated once a match is to be pinned or unpinned", () => {
    expect(wouldPin([1], [1])).toBe(false);
    expect(wouldPin([1], [1, 2])).toBe(true);
    expect(wouldPin([1], [])).toBe(true);
  });

  it("An order never loses or duplicates a match", () => {
    const list = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 30 }), league: fc.integer({ min: 1, max: 5 }) }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    const statuses = fc.array(fc.constantFrom(...MATCH_STATUSES), { minLength: 31, maxLength: 31 });
    fc.assert(
      fc.property(list, statuses, statuses, fc.subarray([1, 2, 3, 4]), (rows, before, after, ids) => {
        const followed = { ...NOBODY, matches: new Set(ids) };
        const at = (when: typeof before) => rows.map(({ id, league }) => of(id, league, when[id] ?? "ended"));
        const { pinned, rows: order } = orderNow(at(before), stored, followed);
        const rest = at(after).filter(({ id }) => !pinned.includes(id));
        const shown = inGroups(rest, order).flatMap(({ matches }) => matches.map(({ id }) => Number(id)));
        expect([...pinned, ...shown].sort()).toEqual(rows.map(({ id }) => id).sort());
      }),
      { numRuns: 40 },
    );
  });
});

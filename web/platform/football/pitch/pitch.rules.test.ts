import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineupPlayer } from "#shared/lineup/index.ts";
import { aLineupPlayer } from "#tests/support/builders/lineup-builders.ts";
import { type PitchSide, pitchSide, spread } from "./pitch.rules.ts";

const at = (...spots: (readonly [number | null, number | null])[]) =>
  spots.map(([x, y], index) => aLineupPlayer(index + 1, { x, y }));
const idsAndPlaces = (side: PitchSide<LineupPlayer> | null) =>
  side?.places.map(({ player, x, y }) => [player.player.id, Math.round(x), Math.round(y)]);

describe("spread", () => {
  it("leaves values that stand far enough apart, and moves a symmetric line symmetrically", () => {
    expect(spread([25, 50, 75], 24)).toEqual([25, 50, 75]);
    expect(spread([8, 36, 64, 92], 24)).toEqual([12, 36, 64, 88]);
    expect(spread([50, 50, 50], 24)).toEqual([26, 50, 74]);
  });

  it("keeps the gap and stays inside, whatever it is given", () => {
    const percents = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(percents, (given) => {
        const values = given.toSorted((a, b) => a - b);
        const gap = 100 / values.length;
        const moved = spread(values, gap);
        moved.forEach((value, index) => {
          const left = index === 0 ? -gap / 2 : (moved[index - 1] ?? 0);
          expect(value - left).toBeGreaterThanOrEqual(gap - 1e-6);
        });
        expect(100 - (moved.at(-1) ?? 0)).toBeGreaterThanOrEqual(gap / 2 - 1e-6);
      }),
    );
  });
});

describe("pitchSide", () => {
  it("places a goalkeeper, a line and a striker where they are said to stand", () => {
    const side = pitchSide(at([50, 10], [25, 30], [75, 30], [50, 80]));
    expect(idsAndPlaces(side)).toEqual([
      [1, 50, 10],
      [2, 25, 30],
      [3, 75, 30],
      [4, 50, 80],
    ]);
  });

  it("straightens a line whose wings stand a little deeper, ordered from the left", () => {
    const side = pitchSide(at([50, 10], [80, 30], [20, 30], [50, 36]));
    expect(idsAndPlaces(side)).toEqual([
      [1, 50, 10],
      [3, 20, 32],
      [4, 50, 32],
      [2, 80, 32],
    ]);
  });

  it("leaves the bench out", () => {
    const bench = aLineupPlayer(9, { starter: false, x: 10, y: 10 });
    expect(idsAndPlaces(pitchSide([...at([50, 10]), bench]))).toEqual([[1, 50, 10]]);
  });

  it("is none when the place of one starter is not known, or when there are no starters", () => {
    expect(pitchSide(at([50, 10], [null, null]))).toBeNull();
    expect(pitchSide([])).toBeNull();
  });

  it("never lets two cards overlap: they are apart across the pitch, or a card's height along it", () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 11 }), (spots) => {
        const side = pitchSide(at(...spots));
        if (!side) throw new Error("all starters have places");
        // `.pitch-half` of pitch.css: 76 px a line; a card is 60 px high.
        const cardShare = (60 / (side.lines * 76)) * 100;
        side.places.forEach((one, index) => {
          expect(one.x - one.room_x / 2).toBeGreaterThanOrEqual(-1e-6);
          expect(one.x + one.room_x / 2).toBeLessThanOrEqual(100 + 1e-6);
          for (const other of side.places.slice(index + 1)) {
            const apartAcross = Math.abs(one.x - other.x) >= Math.min(one.room_x, other.room_x) - 1e-6;
            const apartAlong = Math.abs(one.y - other.y) >= cardShare - 1e-6;
            expect(apartAcross || apartAlong).toBe(true);
            // On wide screens names stand beside each other along the pitch.
            const rooms = (one.room_y + other.room_y) / 2;
            expect(one.y === other.y || Math.abs(one.y - other.y) >= rooms - 1e-6).toBe(true);
          }
        });
      }),
    );
  });
});

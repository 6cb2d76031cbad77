import { describe, expect, it } from "vitest";
import { fittedSquare, narrowed, type Pixels, squareOf } from "./square.rules.ts";

/** Grey pixels, opaque by default. */
const grey = (rows: readonly (readonly number[])[], opacity = 255): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.flat().flatMap((shade) => [shade, shade, shade, opacity])),
});
const shadesOf = ({ data }: Pixels) => [...data].filter((_, index) => index % 4 === 0);

describe("The square of a picture", () => {
  it("The square is the middle of a picture", () => {
    const wide = squareOf(
      grey([
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ]),
      256,
    );
    expect([wide.width, wide.height, shadesOf(wide)]).toEqual([2, 2, [2, 3, 6, 7]]);
    expect(shadesOf(squareOf(grey([[1], [2], [3]]), 256))).toEqual([2]);
  });

  it("The square is downscaled by area average, and never enlarged", () => {
    const four = grey([
      [0, 100, 10, 10],
      [100, 200, 10, 10],
      [7, 7, 0, 0],
      [7, 7, 0, 255],
    ]);
    expect(shadesOf(squareOf(four, 2))).toEqual([100, 10, 7, 64]);
    expect(squareOf(four, 256).width).toBe(4);
    expect(
      shadesOf(
        squareOf(
          grey([
            [0, 30, 60],
            [0, 30, 60],
            [0, 30, 60],
          ]),
          2,
        ),
      ),
    ).toEqual([0, 45, 0, 45]);
  });

  it("The square takes no colour from transparent pixels", () => {
    const data = Uint8Array.from([255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0]);
    expect([...squareOf({ width: 2, height: 2, data }, 1).data]).toEqual([255, 0, 0, 128]);
    expect([
      ...squareOf(
        grey(
          [
            [9, 9],
            [9, 9],
          ],
          0,
        ),
        1,
      ).data,
    ]).toEqual([0, 0, 0, 0]);
  });
});

describe("A narrowed picture", () => {
  const pixels = { width: 4, height: 2, data: new Uint8Array(4 * 2 * 4).fill(200) };

  it("A narrowed picture keeps its aspect ratio, and is never enlarged", () => {
    expect(narrowed(pixels, 2)).toMatchObject({ width: 2, height: 1 });
    expect(narrowed(pixels, 4)).toBe(pixels);
    expect(narrowed(pixels, 100)).toBe(pixels);
  });

  it("A narrowed picture has at least one line", () => {
    const line = { width: 400, height: 1, data: new Uint8Array(1600) };
    expect(narrowed(line, 10)).toMatchObject({ width: 10, height: 1 });
  });

  it("A narrowed picture has the average colours of its source pixels", () => {
    expect([...narrowed(pixels, 1).data]).toEqual([200, 200, 200, 200]);
  });
});

describe("A picture fitted into a square", () => {
  it("A whole picture is in the middle of the square, which is transparent around it", () => {
    const wide = fittedSquare(grey([[10, 20, 30, 40]]), 256);
    expect([wide.width, wide.height]).toEqual([4, 4]);
    const opacities = [...wide.data].filter((_, index) => index % 4 === 3);
    expect(opacities).toEqual([0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(shadesOf(wide).slice(4, 8)).toEqual([10, 20, 30, 40]);
    const high = fittedSquare(grey([[10], [20]]), 256);
    expect([high.width, [...high.data].filter((_, index) => index % 4 === 3)]).toEqual([2, [255, 0, 255, 0]]);
  });

  it("A picture is downscaled to the square, and never enlarged", () => {
    const four = grey([
      [0, 100, 10, 10],
      [100, 200, 10, 10],
    ]);
    const small = fittedSquare(four, 2);
    expect([small.width, small.height, shadesOf(small).slice(0, 2)]).toEqual([2, 2, [100, 10]]);
    expect(fittedSquare(four, 64).width).toBe(4);
    expect(fittedSquare(grey([[7]]), 64)).toMatchObject({ width: 1, height: 1 });
  });
});

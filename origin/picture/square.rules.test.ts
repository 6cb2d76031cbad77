import { describe, expect, it } from "vitest";
import { narrowed, type Pixels, squareOf } from "./square.rules.ts";

/** Pixels of shades of grey, opaque unless told otherwise. */
const grey = (rows: readonly (readonly number[])[], opacity = 255): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.flat().flatMap((shade) => [shade, shade, shade, opacity])),
});
const shadesOf = ({ data }: Pixels) => [...data].filter((_, index) => index % 4 === 0);

describe("the square of a picture", () => {
  it("is its middle", () => {
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

  it("is made smaller by the mean of what a pixel is made of, and never larger", () => {
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

  it("gets no colour from what cannot be seen", () => {
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

describe("a narrowed picture", () => {
  const pixels = { width: 4, height: 2, data: new Uint8Array(4 * 2 * 4).fill(200) };

  it("keeps its shape, and is never enlarged", () => {
    expect(narrowed(pixels, 2)).toMatchObject({ width: 2, height: 1 });
    expect(narrowed(pixels, 4)).toBe(pixels);
    expect(narrowed(pixels, 100)).toBe(pixels);
  });

  it("has at least one line", () => {
    const line = { width: 400, height: 1, data: new Uint8Array(1600) };
    expect(narrowed(line, 10)).toMatchObject({ width: 10, height: 1 });
  });

  it("has the colours of the pixels it is made of", () => {
    expect([...narrowed(pixels, 1).data]).toEqual([200, 200, 200, 200]);
  });
});

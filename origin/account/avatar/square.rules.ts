/** Colours of a picture, row by row: red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Which pixels of a line of `from` become pixel `at` of one of `to`: at least one. */
function spanOf(at: number, from: number, to: number): readonly [number, number] {
  const start = Math.floor((at * from) / to);
  return [start, Math.max(start + 1, Math.floor(((at + 1) * from) / to))];
}

/**
 * The middle square of a picture, at most `side` pixels wide and never enlarged. Each pixel is the mean of those it is
 * made of, where transparent ones have no colour to give.
 */
export function squareOf({ width, height, data }: Pixels, side: number): Pixels {
  const cut = Math.min(width, height);
  const [left, top] = [Math.floor((width - cut) / 2), Math.floor((height - cut) / 2)];
  const size = Math.min(cut, side);
  const square = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    const [firstRow, endRow] = spanOf(y, cut, size);
    for (let x = 0; x < size; x += 1) {
      const [firstColumn, endColumn] = spanOf(x, cut, size);
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let row = top + firstRow; row < top + endRow; row += 1) {
        for (let column = left + firstColumn; column < left + endColumn; column += 1) {
          const at = (row * width + column) * 4;
          const weight = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * weight;
          green += (data[at + 1] ?? 0) * weight;
          blue += (data[at + 2] ?? 0) * weight;
          opacity += weight;
        }
      }
      const count = (endRow - firstRow) * (endColumn - firstColumn);
      const divisor = opacity || 1;
      square.set([red / divisor, green / divisor, blue / divisor, opacity / count], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data: square };
}

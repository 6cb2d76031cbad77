/** RGBA pixels of a picture, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Source range of pixel `at` when a line of `from` pixels is resized to `to`: at least one pixel. */
function spanOf(at: number, from: number, to: number): readonly [number, number] {
  const start = Math.floor((at * from) / to);
  return [start, Math.max(start + 1, Math.floor(((at + 1) * from) / to))];
}

/** A rectangle of a picture. */
interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Resizes a rectangle of a picture by area average, weighting colours by opacity. */
function drawn({ width, data }: Pixels, cut: Cut, size: Pick<Cut, "width" | "height">): Pixels {
  const drawing = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    const [firstRow, endRow] = spanOf(y, cut.height, size.height);
    for (let x = 0; x < size.width; x += 1) {
      const [firstColumn, endColumn] = spanOf(x, cut.width, size.width);
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let row = cut.top + firstRow; row < cut.top + endRow; row += 1) {
        for (let column = cut.left + firstColumn; column < cut.left + endColumn; column += 1) {
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
      drawing.set(
        [red / divisor, green / divisor, blue / divisor, opacity / count],
        (y * size.width + x) * 4,
      );
    }
  }
  return { ...size, data: drawing };
}

/** The middle square of a picture, at most `side` pixels wide and never enlarged. */
export function squareOf(pixels: Pixels, side: number): Pixels {
  const { width, height } = pixels;
  const cut = Math.min(width, height);
  const [left, top] = [Math.floor((width - cut) / 2), Math.floor((height - cut) / 2)];
  const size = Math.min(cut, side);
  return drawn(pixels, { left, top, width: cut, height: cut }, { width: size, height: size });
}

/**
 * A whole picture in a square of at most `side` pixels, never enlarged; what it does not fill is transparent. Logos are
 * seldom squares.
 */
export function fittedSquare(pixels: Pixels, side: number): Pixels {
  const { width, height } = pixels;
  const longest = Math.max(width, height);
  const scale = Math.min(1, side / longest);
  const [wide, high] = [width, height].map((length) => Math.max(1, Math.round(length * scale))) as [
    number,
    number,
  ];
  const { data } = drawn(pixels, { left: 0, top: 0, width, height }, { width: wide, height: high });
  const size = Math.max(wide, high);
  if (wide === high) return { width: size, height: size, data };
  const square = new Uint8ClampedArray(size * size * 4);
  const [left, top] = [Math.floor((size - wide) / 2), Math.floor((size - high) / 2)];
  for (let row = 0; row < high; row += 1) {
    square.set(data.subarray(row * wide * 4, (row + 1) * wide * 4), ((top + row) * size + left) * 4);
  }
  return { width: size, height: size, data: square };
}

/** A picture at most `wide` pixels wide and never enlarged; the aspect ratio stays. */
export function narrowed(pixels: Pixels, wide: number): Pixels {
  const { width, height } = pixels;
  if (width <= wide) return pixels;
  const size = { width: wide, height: Math.max(1, Math.round((height * wide) / width)) };
  return drawn(pixels, { left: 0, top: 0, width, height }, size);
}

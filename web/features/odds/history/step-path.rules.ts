/** A point of a line in pixels; `y` null starts a gap, and no step leads to a point with a break. */
export interface StepPoint {
  readonly x: number;
  readonly y: number | null;
  readonly breaks: boolean;
}

export type PathCommand = readonly [command: "move" | "line", x: number, y: number];

/**
 * A stepped line to `end`. Of prices in one pixel column only those that extend the stroke are drawn: a history of
 * thousands costs no more than the chart is wide.
 */
export function stepPath(points: readonly StepPoint[], end: number): PathCommand[] {
  const path: PathCommand[] = [];
  let pen: number | null = null;
  let column = { x: Number.NaN, min: 0, max: 0 };
  let drawn: number | null = null;
  const lineTo = (x: number, y: number) => {
    path.push(["line", x, y]);
    drawn = y;
  };
  /** Moves the stroke to the pen's height before it leaves the column. */
  const settle = (): void => {
    if (pen !== null && drawn !== pen) lineTo(column.x, pen);
  };
  for (const { x, y, breaks } of points) {
    if (x !== column.x) {
      settle();
      if (pen !== null) lineTo(x, pen);
      column = { x, min: pen ?? Number.POSITIVE_INFINITY, max: pen ?? Number.NEGATIVE_INFINITY };
    }
    if (y === null) {
      settle();
      pen = null;
      continue;
    }
    if (pen === null || breaks) {
      settle();
      path.push(["move", x, y]);
      drawn = y;
      column = { x, min: y, max: y };
    } else if (y < column.min || y > column.max) {
      lineTo(x, y);
      column = { x, min: Math.min(y, column.min), max: Math.max(y, column.max) };
    }
    pen = y;
  }
  settle();
  if (pen !== null) lineTo(end, pen);
  return path;
}

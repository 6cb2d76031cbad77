import type { Position } from "#shared/player/index.ts";

/** Lines from the goalkeeper forward; null for players of unknown position. */
const LINES = ["G", "D", "M", "F", null] as const satisfies readonly (Position | null)[];

interface SquadLine<Row> {
  readonly position: Position | null;
  readonly rows: readonly Row[];
}

/** People by line, without empty lines; within a line in the given order. */
export function byLine<Row>(
  rows: readonly Row[],
  positionOf: (row: Row) => Position | null,
): SquadLine<Row>[] {
  return LINES.flatMap((position) => {
    const own = rows.filter((row) => positionOf(row) === position);
    return own.length > 0 ? [{ position, rows: own }] : [];
  });
}

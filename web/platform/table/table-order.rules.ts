import { compareNames } from "#shared/text/text-order.ts";
/** Sort order of a table of statistics. */
export interface TableOrder<Column extends string> {
  readonly column: Column;
  readonly descending: boolean;
}

/** The order after a press on a head: numbers begin with the greatest, names with A; a second press reverses it. */
export const nextOrder = <Column extends string>(
  order: TableOrder<Column>,
  column: Column,
  names: Column,
): TableOrder<Column> => ({
  column,
  descending: order.column === column ? !order.descending : column !== names,
});

interface Columns<Row, Statistic extends string, Names extends string> {
  /** The column of names. */
  readonly names: Names;
  readonly nameOf: (row: Row) => string;
  readonly statisticOf: (row: Row, statistic: Statistic) => number | null;
}

/** Sorts rows. Rows without a value come last either way; the sort is stable. */
export function inOrder<Row, Statistic extends string, Names extends string>(
  rows: readonly Row[],
  { column, descending }: TableOrder<Statistic | Names>,
  { names, nameOf, statisticOf }: Columns<Row, Statistic, Names>,
): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (column === names) return sign * compareNames(nameOf(a), nameOf(b));
    const [one, other] = [statisticOf(a, column as Statistic), statisticOf(b, column as Statistic)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

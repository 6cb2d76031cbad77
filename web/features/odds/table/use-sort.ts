import { useCallback, useMemo, useState } from "react";

export interface Sort {
  /** Name of the column, null for the default company order. */
  readonly column: string | null;
  readonly descending: boolean;
  /** Descending, then ascending, then the default company order again. */
  readonly by: (column: string) => void;
}

interface HasCompany {
  readonly company: { readonly id: number };
}

interface Chosen {
  readonly column: string;
  readonly descending: boolean;
  /** Company ids in the order at the time of the click: rows do not move while a price changes. */
  readonly order: readonly number[];
}

function orderOf<Row extends HasCompany>(
  rows: readonly Row[],
  valueIn: (row: Row) => number | null,
  descending: boolean,
): number[] {
  const sign = descending ? -1 : 1;
  const last = Number.POSITIVE_INFINITY;
  const rankOf = (row: Row): number => {
    const value = valueIn(row);
    return value === null ? last : sign * value;
  };
  // Infinity minus itself is NaN: two rows without a price keep their order.
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b) || 0).map(({ company }) => company.id);
}

/** Rows in the order chosen by a header. `valueIn` returns a row's current value in a column. */
export function useSort<Row extends HasCompany>(
  rows: readonly Row[],
  valueIn: (row: Row, column: string) => number | null,
): { readonly sorted: readonly Row[]; readonly sort: Sort } {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const by = useCallback(
    (column: string) =>
      setChosen((before) => {
        if (before?.column === column && !before.descending) return null;
        const descending = before?.column !== column;
        return { column, descending, order: orderOf(rows, (row) => valueIn(row, column), descending) };
      }),
    [rows, valueIn],
  );
  const sorted = useMemo(() => {
    if (chosen === null) return rows;
    const places = new Map(chosen.order.map((id, place) => [id, place] as const));
    const placeOf = ({ company }: Row) => places.get(company.id) ?? chosen.order.length;
    return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [rows, chosen]);
  return { sorted, sort: { column: chosen?.column ?? null, descending: chosen?.descending ?? true, by } };
}

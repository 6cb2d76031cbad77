import type { ReactNode } from "react";

export interface StatColumn<Row> {
  readonly id: string;
  readonly short: () => string;
  /** Title for an abbreviated label. */
  readonly full: () => string;
  readonly textOf: (row: Row) => ReactNode;
}

interface StatTableProps<Row> {
  readonly caption: string;
  /** Heading of the row names. */
  readonly head: string;
  readonly columns: readonly StatColumn<Row>[];
  readonly rows: readonly { readonly id: string; readonly name: string; readonly row: Row }[];
  /** Row names are teams: they take the remaining width. */
  readonly wideHead?: boolean;
}

/** A small table of statistics; the row names stay fixed when it scrolls. */
export function StatTable<Row>({ caption, head, columns, rows, wideHead = false }: StatTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="analysis-scroll" aria-label={caption} tabIndex={0}>
      <table className="analysis-table" data-wide-head={wideHead || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ id, short, full }) => (
              <th key={id} scope="col" data-column={id}>
                <abbr title={full()}>{short()}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, row }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.id} data-column={column.id}>
                  {column.textOf(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

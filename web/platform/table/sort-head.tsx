import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { SiteLink } from "../navigation/site-link.tsx";
import type { TableOrder } from "./table-order.rules.ts";

interface SortHeadProps<Column extends string> {
  readonly column: Column;
  readonly name: string;
  /** Rendered beside the name. */
  readonly note?: ReactNode;
  readonly order: TableOrder<Column>;
  /** A URL, or a press handler. */
  readonly to: string | (() => void);
}

/** A column head that sorts a table. Needs ui/data-table.css. */
export function SortHead<Column extends string>({ column, name, note, order, to }: SortHeadProps<Column>) {
  const isSorted = order.column === column;
  const title = m.player_stats_sort({ column: name });
  const inside = (
    <>
      <span>{name}</span>
      {note}
      <span className="sort-arrow">
        {isSorted ? <Icon name={order.descending ? "arrow-down" : "arrow-up"} size={12} isBold /> : null}
      </span>
    </>
  );
  return (
    <th
      scope="col"
      className="sort-head"
      aria-sort={isSorted ? (order.descending ? "descending" : "ascending") : undefined}
    >
      {typeof to === "string" ? (
        <SiteLink to={to} title={title} rel="nofollow" preventScrollReset>
          {inside}
        </SiteLink>
      ) : (
        <button type="button" title={title} onClick={to}>
          {inside}
        </button>
      )}
    </th>
  );
}

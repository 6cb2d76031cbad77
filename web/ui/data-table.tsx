import type { ReactNode } from "react";

interface DataTableProps {
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A wide table: scrolls within itself, with a sticky first column. Needs ui/data-table.css. */
export function DataTable({ caption, className = "", children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="data-scroll" aria-label={caption} tabIndex={0}>
      <table className={`data-table ${className}`}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

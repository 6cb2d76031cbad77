import type { ReactNode } from "react";

interface PanelProps {
  readonly id: string;
  readonly heading: ReactNode;
  /** A number of things, after the heading. */
  readonly count?: string;
  /** Anything else after the heading. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page in a box, with its heading in a bar. */
export function Panel({ id, heading, count, aside, className, children }: PanelProps) {
  return (
    <section className={className ? `panel ${className}` : "panel"} aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="font-semibold">
          {heading}
        </h2>
        {count === undefined ? null : <span className="panel-count">{count}</span>}
        {aside}
      </div>
      {children}
    </section>
  );
}

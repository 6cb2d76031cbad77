import type { ReactNode } from "react";

interface LivescoreLayoutProps {
  /** Beside the centre on a wide screen only. */
  readonly left?: ReactNode;
  /** Beside the centre on a wide screen, below it on a narrow one. */
  readonly right?: ReactNode;
  readonly leftLabel?: string;
  readonly rightLabel?: string;
  readonly children: ReactNode;
}

/** The three columns of the live list and of every page that shares its layout. An empty column keeps its place. */
export function LivescoreLayout({ left, right, leftLabel, rightLabel, children }: LivescoreLayoutProps) {
  return (
    <div className="page-grid">
      <aside className="page-left" aria-label={leftLabel}>
        {left}
      </aside>
      <div className="page-centre">{children}</div>
      <aside className="page-right" aria-label={rightLabel}>
        {right}
      </aside>
    </div>
  );
}

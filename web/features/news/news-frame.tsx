import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";

interface NewsFrameProps {
  /** Beside the page on a wide screen, below it on a narrow one. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the news screens. */
export function NewsFrame({ beside, children }: NewsFrameProps) {
  return (
    <div className="news-page">
      <div className="news-main">{children}</div>
      {beside ? (
        <aside className="news-aside" aria-label={m.news_beside()}>
          {beside}
        </aside>
      ) : null}
    </div>
  );
}

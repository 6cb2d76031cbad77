import type { ReactNode } from "react";
import { m } from "#web/paraglide/messages.js";

/** A step of the way to a page. */
export interface WayStep {
  readonly path: string;
  readonly name: string;
}

interface NewsFrameProps {
  readonly way?: readonly WayStep[];
  /** Beside the page on a wide screen, below it on a narrow one. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** What stands round the screens of the news. */
export function NewsFrame({ way = [], beside, children }: NewsFrameProps) {
  return (
    <div className="news-page">
      <div className="news-main">
        {way.length > 0 ? <Way steps={way} /> : null}
        {children}
      </div>
      {beside ? (
        <aside className="news-aside" aria-label={m.news_beside()}>
          {beside}
        </aside>
      ) : null}
    </div>
  );
}

function Way({ steps }: { readonly steps: readonly WayStep[] }) {
  return (
    <nav className="news-way" aria-label={m.news_way()}>
      <ol>
        {steps.map(({ path, name }) => (
          <li key={path}>
            <a href={path} className="text-link">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

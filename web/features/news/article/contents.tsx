import { m } from "#messages/paraglide/messages.js";
import type { ProseHeading } from "#web/platform/prose/prose.ts";

/** Number of headings from which a text has a table of contents. */
const FROM = 3;

/** Table of contents: links to the sections of a text. */
export function Contents({ headings }: { readonly headings: readonly ProseHeading[] }) {
  if (headings.length < FROM) return null;
  return (
    <nav className="article-contents" aria-label={m.news_contents()}>
      <details open>
        <summary>{m.news_contents()}</summary>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

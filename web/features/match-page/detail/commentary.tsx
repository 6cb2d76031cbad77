import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { CommentaryLine } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Number of visible entries; the others are folded. */
const OPEN_LINES = 20;

/** A formation stays in one line: a word joiner after each hyphen forbids the break that browsers allow there. */
const keepFormations = (text: string): string =>
  text.replace(/\b\d(?:-\d){2,4}\b/g, (formation) => formation.replaceAll("-", "-\u2060"));

/** The commentary, newest first, in the page's language if the provider has it. */
export function Commentary({ lines }: { readonly lines: readonly CommentaryLine[] }) {
  const newestFirst = lines.toReversed();
  const folded = newestFirst.slice(OPEN_LINES);
  return (
    <Panel id="commentary" heading={m.commentary_heading()}>
      <Lines lines={newestFirst.slice(0, OPEN_LINES)} />
      {folded.length > 0 ? (
        <details className="commentary-more">
          <summary>{m.commentary_more({ count: folded.length })}</summary>
          <Lines lines={folded} />
        </details>
      ) : null}
    </Panel>
  );
}

function Lines({ lines }: { readonly lines: readonly CommentaryLine[] }) {
  return (
    <ol className="commentary">
      {lines.map(({ id, minute, added, side, text, translations }) => (
        <li key={id} className="commentary-line" data-side={side ?? undefined}>
          <span className="commentary-minute">
            {minute === null ? "" : `${formatMinute(minute, added)}'`}
          </span>
          <p>{keepFormations(translations?.[getLocale()] ?? text)}</p>
        </li>
      ))}
    </ol>
  );
}

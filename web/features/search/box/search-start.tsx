import type { CompetitionRef } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { FoundLink } from "../found-cards.tsx";
import { leagueEntry } from "../found-entry.ts";

interface SearchStartProps {
  readonly recent: readonly string[];
  readonly hot: readonly CompetitionRef[];
  readonly onChoose: (q: string) => void;
  readonly onRemove: (q: string) => void;
}

/** Before anything is typed: what was looked for last, and where most readers go. */
export function SearchStart({ recent, hot, onChoose, onRemove }: SearchStartProps) {
  return (
    <>
      <p className="search-box-note">{m.search_minimum()}</p>
      {recent.length > 0 ? (
        <section aria-labelledby="box-recent">
          <div className="search-box-head">
            <h2 id="box-recent">{m.search_recent()}</h2>
          </div>
          <ul>
            {recent.map((q) => (
              <li key={q} className="search-recent">
                <button type="button" className="found-link" data-stop onClick={() => onChoose(q)}>
                  <Icon name="history" size={18} className="found-person" />
                  <span className="min-w-0 truncate">{q}</span>
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={m.search_recent_remove({ q })}
                  onClick={() => onRemove(q)}
                >
                  <Icon name="x" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {hot.length > 0 ? (
        <section aria-labelledby="box-hot">
          <div className="search-box-head">
            <h2 id="box-hot">{m.search_hot()}</h2>
          </div>
          <ul>
            {hot.map((competition) => (
              <li key={competition.id}>
                <FoundLink entry={leagueEntry(competition)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

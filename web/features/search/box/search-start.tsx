import { ComboboxGroup, ComboboxGroupLabel, ComboboxItem, ComboboxRow } from "@ariakit/react/combobox";
import { m } from "#messages/paraglide/messages.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { Icon } from "#web/ui/icon.tsx";
import { leagueEntry } from "../found-entry.ts";
import { FoundOption } from "./found-option.tsx";

interface SearchStartProps {
  readonly recent: readonly string[];
  readonly hot: readonly CompetitionRef[];
  readonly onChoose: (q: string) => void;
  readonly onRemove: (q: string) => void;
}

/** Options before typing: recent searches and hot leagues. Left and right reach the button that removes a search. */
export function SearchStart({ recent, hot, onChoose, onRemove }: SearchStartProps) {
  return (
    <>
      {recent.length > 0 ? (
        <ComboboxGroup className="search-box-group">
          <ComboboxGroupLabel className="search-box-head">{m.search_recent()}</ComboboxGroupLabel>
          {recent.map((q) => (
            <ComboboxRow key={q} className="search-recent">
              <ComboboxItem className="found-link" onClick={() => onChoose(q)}>
                <Icon name="history" size={18} className="found-person" />
                <span className="min-w-0 truncate">{q}</span>
              </ComboboxItem>
              <ComboboxItem
                className="icon-button"
                aria-label={m.search_recent_remove({ q })}
                onClick={() => onRemove(q)}
              >
                <Icon name="x" size={16} />
              </ComboboxItem>
            </ComboboxRow>
          ))}
        </ComboboxGroup>
      ) : null}
      {hot.length > 0 ? (
        <ComboboxGroup className="search-box-group">
          <ComboboxGroupLabel className="search-box-head">{m.search_hot()}</ComboboxGroupLabel>
          {hot.map((competition) => (
            <ComboboxRow key={competition.id}>
              <FoundOption entry={leagueEntry(competition)} />
            </ComboboxRow>
          ))}
        </ComboboxGroup>
      ) : null}
    </>
  );
}

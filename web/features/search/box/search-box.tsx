import { Combobox, ComboboxList, ComboboxProvider, useComboboxContext } from "@ariakit/react/combobox";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isComposing } from "#web/ui/is-composing.ts";
import { totalOf } from "../found.rules.ts";
import { searchPath } from "../search-filter.ts";
import { noneText } from "../search-kind-name.ts";
import { FoundGroups, plainSearch } from "./found-groups.tsx";
import { keepRecent, readRecent, withoutSearch, withSearch } from "./recent-searches.ts";
import { SearchStart } from "./search-start.tsx";
import { type FoundState, useFound } from "./use-found.ts";

/** The search over any page: a combobox whose options are links, updated while the reader types. */
export function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { recent, add, remove } = useRecent();
  // None if they fail to load: the box works without them.
  const hot = useQuery(fewHotCompetitionsQuery()).data?.competitions ?? [];
  const q = typed.trim();
  const isShort = isNameTooShort(q);
  const now = useFound(q);
  const hasOptions = isShort ? recent.length + hot.length > 0 : now.found !== null && totalOf(now.found) > 0;
  const leave = () => {
    if (!isShort) add(q);
    dialog.current?.close();
  };
  const submit = () => {
    if (isShort) return;
    leave();
    void navigate(searchPath(plainSearch(q)));
  };
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target instanceof Element && event.target.closest("a") && isPlainClick(event)) leave();
  };
  return (
    <Dialog
      ref={dialog}
      className="search-box"
      aria-label={m.search_title()}
      onClose={onClose}
      onClick={press}
    >
      <ComboboxProvider inputValue={typed} setInputValue={setTyped} open={hasOptions}>
        <SearchBar onClear={() => setTyped("")} onSubmit={submit} />
        <p role="status" className="search-box-status">
          {statusText(q, now)}
        </p>
        <div className="search-box-body" aria-busy={now.state === "loading"}>
          {now.state === "failed" ? <Retry onRetry={now.retry} /> : null}
          {isShort ? <p className="search-box-note">{m.search_minimum()}</p> : null}
          <ComboboxList alwaysVisible aria-label={m.search_suggestions()}>
            {now.found ? <FoundGroups q={now.q} found={now.found} /> : null}
            {isShort ? <SearchStart recent={recent} hot={hot} onChoose={setTyped} onRemove={remove} /> : null}
          </ComboboxList>
        </div>
      </ComboboxProvider>
      <div className="search-box-foot">
        <SiteLink to={searchPath(plainSearch(q))} className="quiet-button">
          {isShort ? m.search_advanced() : m.search_all_results()}
        </SiteLink>
        <span id="box-keys">{m.search_keys()}</span>
      </div>
    </Dialog>
  );
}

function useRecent() {
  const [recent, setRecent] = useState(readRecent);
  const keep = (next: readonly string[]) => {
    setRecent(next);
    keepRecent(next);
  };
  return {
    recent,
    add: (q: string) => keep(withSearch(recent, q)),
    remove: (q: string) => keep(withoutSearch(recent, q)),
  };
}

interface SearchBarProps {
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

function SearchBar({ onClear, onSubmit }: SearchBarProps) {
  const combobox = useComboboxContext();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || isComposing(event)) return;
    // Without an active option Enter leads to the results page: a combobox does not submit the form on Enter.
    if (event.key === "Enter" && combobox?.getState().activeId === null) onSubmit();
    // The first Esc clears the field, the second closes the dialog.
    if (event.key === "Escape" && event.currentTarget.value !== "") {
      event.preventDefault();
      onClear();
    }
  };
  return (
    <search className="search-box-bar">
      <Icon name="search" size={20} className="search-box-icon" />
      <Combobox
        maxLength={60}
        inputMode="search"
        enterKeyHint="search"
        aria-label={m.search_field()}
        aria-describedby="box-keys"
        placeholder={m.search_placeholder()}
        onKeyDown={onKeyDown}
      />
      <DialogClose label={m.search_close()} />
    </search>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="search-box-note">
      <button type="button" className="button" onClick={onRetry}>
        {m.search_retry()}
      </button>
    </p>
  );
}

/** The state of the search, visible and announced. */
function statusText(q: string, { state, found }: FoundState): string {
  if (isNameTooShort(q)) return "";
  if (state === "loading") return m.more_loading();
  if (state === "failed") return m.search_failed();
  if (found === null) return "";
  const count = totalOf(found);
  return count === 0 ? noneText(null) : m.search_count(counted(count));
}

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { isPlainClick } from "#web/platform/is-plain-click.ts";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { totalOf } from "../found.rules.ts";
import { hotLeaguesQuery } from "../search.query.ts";
import { searchPath } from "../search-filter.ts";
import { noneText } from "../search-kind-name.ts";
import { FoundGroups, plainSearch } from "./found-groups.tsx";
import { keepRecent, readRecent, withoutSearch, withSearch } from "./recent-searches.ts";
import { SearchStart } from "./search-start.tsx";
import { type FoundState, useFound } from "./use-found.ts";

/** What the arrows walk through; a kind's own page is a Tab away. */
const STOPS = "input, .found-link, [data-stop]";

/** Focuses the stop below the focused one (1) or above it (-1). */
function goToStop(box: HTMLElement, step: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[Math.max(0, at + step)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** The search over any page: results come while one types. A dialog of the browser: Escape closes it. */
export function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { recent, add, remove } = useRecent();
  // None where they do not come: the box is for typing.
  const hot = useQuery(hotLeaguesQuery()).data?.competitions ?? [];
  const q = typed.trim();
  const now = useFound(q);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();
  const leave = () => {
    if (!isNameTooShort(q)) add(q);
    close();
  };
  const submit = () => {
    if (isNameTooShort(q)) return;
    leave();
    void navigate(searchPath(plainSearch(q)));
  };
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    // A press beside the box meets the dialog itself.
    if (target === currentTarget) close();
    else if (target instanceof Element && target.closest("a") && isPlainClick(event)) leave();
  };
  const choose = (text: string) => {
    setTyped(text);
    field.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="search-box"
      aria-label={m.search_title()}
      onClose={onClose}
      onClick={press}
      onKeyDown={walk}
    >
      <SearchBar field={field} typed={typed} onType={setTyped} onSubmit={submit} onClose={close} />
      <p role="status" className="search-box-status">
        {statusText(q, now)}
      </p>
      <div className="search-box-body" aria-busy={now.state === "loading"}>
        {now.state === "failed" ? <Retry onRetry={now.retry} /> : null}
        {now.found ? <FoundGroups q={now.q} found={now.found} /> : null}
        {isNameTooShort(q) ? (
          <SearchStart recent={recent} hot={hot} onChoose={choose} onRemove={remove} />
        ) : null}
      </div>
      <footer className="search-box-foot">
        <SiteLink to={searchPath(plainSearch(q))} className="quiet-button" data-stop>
          {isNameTooShort(q) ? m.search_advanced() : m.search_all_results()}
        </SiteLink>
        <span id="box-keys">{m.search_keys()}</span>
      </footer>
    </dialog>
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
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

function SearchBar({ field, typed, onType, onSubmit, onClose }: SearchBarProps) {
  return (
    <search>
      <form
        action={pathOf("search", getLocale())}
        className="search-box-bar"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Icon name="search" size={20} className="search-box-icon" />
        <input
          ref={field}
          name="q"
          value={typed}
          maxLength={60}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          aria-label={m.search_field()}
          aria-describedby="box-keys"
          placeholder={m.search_field()}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <button type="button" className="icon-button" aria-label={m.search_close()} onClick={onClose}>
          <Icon name="x" size={20} />
        </button>
      </form>
    </search>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="search-box-note">
      <button type="button" className="button" data-stop onClick={onRetry}>
        {m.search_retry()}
      </button>
    </p>
  );
}

function walk(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
  if (step === null || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  goToStop(event.currentTarget, step);
}

/** How the search goes, for those who see it and those who hear it. */
function statusText(q: string, { state, found }: FoundState): string {
  if (isNameTooShort(q)) return "";
  if (state === "loading") return m.more_loading();
  if (state === "failed") return m.search_failed();
  if (found === null) return "";
  const count = totalOf(found);
  return count === 0 ? noneText(null) : m.search_count({ count });
}

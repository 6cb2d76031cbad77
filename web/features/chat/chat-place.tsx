import {
  // biome-ignore lint/style/noRestrictedImports: a button retries the import
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { proxy, useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { loadFailedStyles } from "#web/platform/deploy-skew/failed-styles.ts";
import { ErrorBoundary } from "#web/platform/errors/error-boundary.tsx";
import { RedFlag } from "#web/platform/football/red-flag.tsx";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { createWantedSubprotocol } from "#web/platform/realtime/room-subprotocol.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import { Icon } from "#web/ui/icon.tsx";

// Loads the chat's code and subscribes to the room when the place becomes visible.
const load = () =>
  lazy(async () => {
    await loadFailedStyles();
    return import("./chat-panel.tsx");
  });
/** A failed import is not retried; another attempt needs another one. */
let latest = load();

/** The panel's place beside the tabs (features/match-page/match-page.css). */
const WIDE = "(width >= 1152px)";

interface ChatPlaceProps {
  readonly match_id: number;
  /** Seconds UTC, from the match's row; highlights the chat in red. */
  readonly score_changed_at: number | null;
  readonly place: "tab" | "aside";
}

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** True if the place is on the screen; not in the HTML, which is the same at every width. */
const useOnScreen = (place: ChatPlaceProps["place"]): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => place === "tab" || matchMedia(WIDE).matches,
    () => false,
  );

/** Makes the page's connection to the match's room wait a moment for a chat that is about to be shown. */
function useComing(isComing: boolean): void {
  const wanted = usePageStore(createWantedSubprotocol);
  useEffect(() => {
    if (!isComing) return;
    wanted.isComing = true;
    return () => {
      wanted.isComing = false;
    };
  }, [wanted, isComing]);
}

/** The reader's own choices in this page tree, by match: open or folded. */
const createChoices = () => proxy<Record<number, boolean>>({});

/** True if opening the chat moves nothing on the screen: what follows it is below the fold of the screen. */
function canGrow(section: HTMLElement | null): boolean {
  const next = section?.nextElementSibling;
  return !next || next.getBoundingClientRect().top >= innerHeight;
}

/**
 * Whether the chat is open. It is folded to one line until the reader opens it, or until it has messages and can open
 * without a layout shift; `count` is the number of messages, null until known. As a tab it opens without messages too:
 * one line would be all of the tab.
 */
function useOpening(match_id: number, count: number | null, place: ChatPlaceProps["place"]) {
  const choices = usePageStore(createChoices);
  const choice = useSnapshot(choices)[match_id];
  const section = useRef<HTMLElement>(null);
  const [isGrown, setGrown] = useState(false);
  useEffect(() => {
    if (count === null || !canGrow(section.current)) return;
    if (count > 0 || place === "tab") setGrown(true);
  }, [count, place]);
  const isOpen = choice ?? isGrown;
  const choose = (open: boolean) => {
    choices[match_id] = open;
  };
  return { section, isOpen, choose };
}

/**
 * The place of a match's chat: its heading and its rules. A reader who hides results must confirm before anything of it
 * is shown.
 */
export function ChatPlace({ match_id, score_changed_at, place }: ChatPlaceProps) {
  const id = useId();
  const { scores } = useShield();
  const { revealed } = useShownView();
  const [isRequested, setRequested] = useState(false);
  const [ChatPanel, setPanel] = useState(() => latest);
  const retry = () => {
    latest = load();
    setPanel(() => latest);
  };
  const isOnScreen = useOnScreen(place);
  const [count, setCount] = useState<number | null>(null);
  const { section, isOpen, choose } = useOpening(match_id, count, place);
  const mayShow = scores === "shown" || revealed !== null || isRequested;
  const request = () => {
    setRequested(true);
    choose(true);
  };
  const isFolded = mayShow && !isOpen;
  useComing(isOnScreen && mayShow);
  const loading = <p className="chat-note needs-script">{m.chat_loading()}</p>;
  const failed = (again: () => void) => (
    <p className="chat-note" role="status">
      {m.chat_failed()}{" "}
      <button
        type="button"
        className="text-link"
        onClick={() => {
          retry();
          again();
        }}
      >
        {m.chat_retry()}
      </button>
    </p>
  );
  return (
    <section
      ref={section}
      className={`panel chat${place === "aside" ? " needs-script" : ""}`}
      data-place={place}
      data-open={(mayShow && isOpen) || undefined}
      data-filled={(count !== null && count > 0) || undefined}
      aria-labelledby={id}
    >
      <div className="chat-top">
        <h2 className="chat-title" id={id}>
          <Icon name="message-circle" size={18} />
          <span className={isFolded && count !== null ? "sr-only" : undefined}>{m.chat_heading()}</span>
          <RedFlag score_changed_at={score_changed_at} />
        </h2>
        {mayShow ? <ChatToggle isOpen={isOpen} count={count} onClick={() => choose(!isOpen)} /> : null}
      </div>
      {mayShow ? (
        <ErrorBoundary fallback={failed}>
          <Suspense fallback={isOpen ? loading : null}>
            {isOnScreen ? (
              <ChatPanel match_id={match_id} place={place} isOpen={isOpen} onCount={setCount} />
            ) : isOpen ? (
              loading
            ) : null}
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className="chat-note needs-script">
          <p>{m.chat_gate()}</p>
          <button type="button" className="button" onClick={request}>
            {m.chat_gate_open()}
          </button>
        </div>
      )}
      <ChatRules />
    </section>
  );
}

interface ChatToggleProps {
  readonly isOpen: boolean;
  readonly count: number | null;
  readonly onClick: () => void;
}

/** Opens and folds the chat: the rest of the line while folded, a chevron beside the heading while open. */
function ChatToggle({ isOpen, count, onClick }: ChatToggleProps) {
  return (
    <button
      type="button"
      className="chat-toggle needs-script"
      aria-label={isOpen ? m.chat_close() : undefined}
      title={isOpen ? m.chat_close() : undefined}
      onClick={onClick}
    >
      {isOpen ? null : <span>{foldedText(count)}</span>}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}

function foldedText(count: number | null) {
  if (count === null) return <b>{m.chat_open()}</b>;
  return (
    <>
      <span>{count === 0 ? m.chat_none() : m.chat_count({ count })}</span>
      <span> – </span>
      <b>{m.chat_open()}</b>
    </>
  );
}

/** The rules of every chat, and for readers without scripts the reason why the chat is missing. */
function ChatRules() {
  return (
    <>
      <p className="chat-no-script">{m.chat_needs_script()}</p>
      <details className="chat-fold">
        <summary>{m.chat_rules_heading()}</summary>
        <ul className="chat-rules">
          <li>{m.chat_rule_length()}</li>
          <li>{m.chat_rule_spam()}</li>
          <li>{m.chat_rule_account()}</li>
          <li>{m.chat_rule_red()}</li>
        </ul>
      </details>
    </>
  );
}

import {
  // biome-ignore lint/style/noRestrictedImports: a button retries the import
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from "react";
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
  const mayShow = scores === "shown" || revealed !== null || isRequested;
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
      className={`panel chat${place === "aside" ? " needs-script" : ""}`}
      data-place={place}
      aria-labelledby={id}
    >
      <h2 className="chat-title" id={id}>
        <Icon name="message-circle" size={18} />
        {m.chat_heading()}
        <RedFlag score_changed_at={score_changed_at} />
      </h2>
      {mayShow ? (
        <ErrorBoundary fallback={failed}>
          <Suspense fallback={loading}>
            {isOnScreen ? <ChatPanel match_id={match_id} place={place} /> : loading}
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className="chat-note needs-script">
          <p>{m.chat_gate()}</p>
          <button type="button" className="button" onClick={() => setRequested(true)}>
            {m.chat_gate_open()}
          </button>
        </div>
      )}
      <ChatRules />
    </section>
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

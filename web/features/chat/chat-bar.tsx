import { Suspense, useId, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";
import { waitLabel } from "#web/platform/i18n/wait-label.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useChatStore } from "./chat.context.ts";

const FilterSettings = lazyWithRetry(() => import("./reader/filter-settings.tsx"));
const ModeratorTools = lazyWithRetry(() => import("./moderator-tools.tsx"));

/** The bar above the log: number of viewers, connection state, chat mode, and the reader's settings. */
export function ChatBar() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { viewers, connection, is_known, me } = useChatStore();
  const isAway = connection === "away" && is_known;
  const isModerator = me?.role === "operator";
  return (
    <>
      <div className="chat-bar">
        {viewers > 0 ? <Viewers count={viewers} /> : null}
        <button
          type="button"
          className="icon-button"
          aria-label={m.chat_filter()}
          title={m.chat_filter()}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size={18} />
        </button>
      </div>
      {/* The page's connection status announces the loss. */}
      <p className="chat-away">{isAway ? m.chat_away() : null}</p>
      <Suspense fallback={<section id={id} className="chat-filter" aria-busy="true" />}>
        {isOpen ? <FilterSettings id={id} /> : null}
      </Suspense>
      <Suspense fallback={<ModeLine />}>{isModerator ? <ModeratorTools /> : <ModeLine />}</Suspense>
    </>
  );
}

function Viewers({ count }: { readonly count: number }) {
  const label = m.chat_viewers({ count });
  return (
    <span className="chat-viewers" title={label}>
      <Icon name="users" size={14} />
      <span aria-hidden="true" translate="no">
        {formatDecimal(count, 0)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The chat mode a moderator has set for everybody. Moderators see it in their own controls instead. */
function ModeLine() {
  const { mode } = useChatStore();
  if (mode.slow_seconds === 0 && !mode.followers_only) return null;
  return (
    <p className="chat-mode" role="status">
      {mode.slow_seconds === 0 ? null : (
        <span>{`${m.chat_mode_slow({ wait: waitLabel(mode.slow_seconds) })} `}</span>
      )}
      {mode.followers_only ? <span>{m.chat_mode_followers()}</span> : null}
    </p>
  );
}

import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { formatTime } from "#web/platform/i18n/format.ts";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";
import { PACE_MS } from "#web/platform/realtime/use-fallback-interval.ts";

interface ConnectionLineProps {
  /** False when there is nothing to follow: an ended match is not "live", however good the connection. */
  readonly following?: boolean;
}

/** Tenths below ten seconds (at least 0.1), whole seconds above: readers compare the delay with their broadcast. */
function secondsOf(lateMs: number): string {
  const seconds = Math.max(0.1, lateMs / 1000);
  return formatDecimal(seconds, seconds < 9.95 ? 1 : 0);
}

/** Shows whether the page follows the match live; its tooltip has the delay of the last change. Failures are announced too. */
export function ConnectionLine({ following = true }: ConnectionLineProps) {
  const { status, silent_since_ms: silentSinceMs } = useSnapshot(usePageStores().connection);
  const isSilent = status === "open" && following && silentSinceMs !== null;
  return (
    <p
      className="connection-line"
      data-status={status}
      data-following={following || undefined}
      data-silent={isSilent || undefined}
    >
      {status === "open" && following && !isSilent ? <Lateness /> : null}
      <span role="status">
        {status === "lost" ? <Lost /> : null}
        {status === "outdated" ? <span>{m.connection_outdated()}</span> : null}
        {isSilent ? (
          <Sentence
            long={m.connection_silent({ time: formatTime(Math.floor(silentSinceMs / 1000)) })}
            short={m.connection_silent_short()}
          />
        ) : null}
      </span>
    </p>
  );
}

/** Without the room the page's queries are refetched, see `useFallbackInterval`; without a network they are not. */
function Lost() {
  const isOnline = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const pace = { seconds: PACE_MS.live / 1000 };
  return isOnline ? (
    <Sentence long={m.connection_lost(pace)} short={m.connection_lost_short(pace)} />
  ) : (
    <Sentence long={m.connection_offline()} short={m.connection_offline_short()} />
  );
}

/** Narrow places show the short form: hidden text is not read out either. */
function Sentence({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className="connection-long">{long}</span>
      <span className="connection-short">{short}</span>
    </>
  );
}

function Lateness() {
  const { late_ms } = useSnapshot(usePageStores().connection);
  const late = late_ms === null ? null : secondsOf(late_ms);
  return (
    <span
      className="connection-open"
      title={late === null ? m.connection_open_hint() : m.connection_late({ seconds: late })}
    >
      <span className="connection-dot" />
      <span>{m.connection_open()}</span>
    </span>
  );
}

import { m } from "#web/paraglide/messages.js";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";

interface ConnectionLineProps {
  /** False where nothing is left to follow: an ended match is not "live", however good the connection. */
  readonly following?: boolean;
}

/**
 * Whether what is shown follows the match. It keeps its place whatever it says, and a lost connection is said
 * aloud too; that it works is worth a dot and no announcement.
 */
export function ConnectionLine({ following = true }: ConnectionLineProps) {
  const status = useStore(usePageStores().connection, ({ status }) => status, "idle");
  return (
    <p className="connection-line" data-status={status} data-following={following || undefined}>
      {status === "open" && following ? (
        <span className="connection-open" title={m.connection_open_hint()}>
          <span className="connection-dot" />
          {m.connection_open()}
        </span>
      ) : null}
      <span role="status">
        {status === "lost" ? m.connection_lost() : null}
        {status === "outdated" ? m.connection_outdated() : null}
      </span>
    </p>
  );
}

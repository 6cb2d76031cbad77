import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { SiteNav } from "./site-nav.tsx";
import { type Drawers, SiteTools } from "./site-tools.tsx";

export interface HeaderProps {
  readonly drawers: Drawers;
  /** The page below is the error screen. */
  readonly failed: boolean;
}

/** On a phone, in place of the connection line: a dot while changes are pushed to the page. */
function LiveDot() {
  const { status } = useSnapshot(usePageStores().connection);
  return status === "open" ? (
    <span
      className="live-dot"
      role="img"
      aria-label={m.connection_open_hint()}
      title={m.connection_open_hint()}
    >
      <span className="connection-dot" />
    </span>
  ) : null;
}

/** The menu in the header. */
export default function SiteMenu({ drawers, failed }: HeaderProps) {
  return (
    <>
      <LiveDot />
      <SiteNav />
      <SiteTools drawers={drawers} failed={failed} />
    </>
  );
}

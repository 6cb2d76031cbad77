import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { m } from "#web/paraglide/messages.js";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { askReader, createSession } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/use-store.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { pathTo } from "./site-sections.ts";
import { useClosingDetails } from "./use-closing-details.ts";

/** What a reader has of his own: his picture, and where it leads. */
export default function ReaderMenu() {
  const session = usePageStores().once(createSession);
  const reader = useStore(session, (store) => store.reader);
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details, useLocation().pathname);
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") {
      // Safari has no idle callback.
      const timer = setTimeout(() => void askReader(session), 1);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => void askReader(session), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, [session]);
  const name = reader?.nick_name ?? "";
  return (
    <details ref={details} className="reader-menu">
      <summary className="icon-button" aria-label={m.reader_menu({ name })} title={name}>
        <Avatar name={name} src={reader?.avatar ?? null} size={28} />
      </summary>
      <div className="reader-menu-list">
        <p className="reader-menu-name">{name}</p>
        <a href={pathTo("profile")} className="nav-menu-link">
          {m.profile_title()}
        </a>
        <form method="post" action={pathTo("profile")}>
          <input type="hidden" name="intent" value="logout" />
          <button type="submit" className="nav-menu-link">
            {m.profile_logout()}
          </button>
        </form>
      </div>
    </details>
  );
}

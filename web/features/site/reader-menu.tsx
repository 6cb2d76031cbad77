import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { whenIdle } from "#web/platform/hydration/when-idle.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { LogOutForm } from "#web/platform/session/log-out-form.tsx";
import { createSession, loadReader } from "#web/platform/session/session.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { useClosingDetails } from "#web/ui/use-closing-details.ts";
import { pathTo } from "./site-sections.ts";

const ReaderSync = lazyWithRetry(() => import("#web/platform/session/reader-sync.tsx"));

/** The menu of a logged-in reader: their avatar and personal links. */
export default function ReaderMenu() {
  const session = usePageStore(createSession);
  const { reader } = useSnapshot(session);
  const betting = useSiteFacts()?.betting ?? "hidden";
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details, useLocation().pathname);
  useEffect(() => whenIdle(() => void loadReader(session), 2_000), [session]);
  const name = reader?.nick_name ?? "";
  return (
    <details ref={details} className="reader-menu">
      <summary className="icon-button" aria-label={m.reader_menu({ name })} title={name}>
        <Avatar name={name} src={reader?.avatar ?? null} size={28} />
      </summary>
      <div className="reader-menu-list">
        <p className="reader-menu-name">{name}</p>
        <SiteLink to={pathTo("profile")} className="nav-menu-link">
          {m.profile_title()}
        </SiteLink>
        {reader && reader.role !== "reader" ? (
          <SiteLink to={pathTo("myArticles")} className="nav-menu-link">
            {m.editor_list_title()}
          </SiteLink>
        ) : null}
        {betting === "shown" ? (
          <>
            <SiteLink to={pathTo("myFollows")} className="nav-menu-link">
              {m.follows_title()}
            </SiteLink>
            {reader?.role === "expert" ? (
              <SiteLink to={pathTo("newTip")} className="nav-menu-link">
                {m.write_submit()}
              </SiteLink>
            ) : null}
          </>
        ) : null}
        {reader?.role === "editor" || reader?.role === "operator" ? (
          <SiteLink to={pathTo("commentQueue")} className="nav-menu-link">
            {m.comment_queue_title()}
          </SiteLink>
        ) : null}
        {reader?.role === "operator" ? (
          <>
            <SiteLink to={pathTo("providers")} className="nav-menu-link">
              {m.providers_title()}
            </SiteLink>
            <SiteLink to={pathTo("corrections")} className="nav-menu-link">
              {m.corrections_title()}
            </SiteLink>
          </>
        ) : null}
        <LogOutForm className="nav-menu-link" />
      </div>
      <AfterHydration>{() => <ReaderSync />}</AfterHydration>
    </details>
  );
}

import type { MouseEvent } from "react";
import { m } from "#messages/paraglide/messages.js";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { SiteLink } from "../navigation/site-link.tsx";
import type { MoreState } from "./use-more-pages.ts";

interface MoreLinkProps {
  readonly list: { readonly has_more: boolean; readonly state: MoreState; readonly more: () => void };
  /** URL of the next rows as a page of their own: for a press before hydration, and for new tabs. */
  readonly href: string;
}

/** "Load more": a link to the next page, whose rows a script appends instead. Needs pagination.css. */
export function MoreLink({ list: { has_more, state, more }, href }: MoreLinkProps) {
  if (!has_more) return null;
  const append = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state !== "loading") more();
  };
  return (
    <p className="more-bar">
      <SiteLink
        to={href}
        className="quiet-button"
        onClick={append}
        aria-busy={state === "loading" || undefined}
      >
        {state === "loading" ? m.more_loading() : m.more_load()}
      </SiteLink>
      <span role="status" className="more-failed">
        {state === "failed" ? m.more_failed() : null}
      </span>
    </p>
  );
}

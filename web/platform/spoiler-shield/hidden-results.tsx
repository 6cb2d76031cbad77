import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface RevealLinkProps {
  /** Results that the link reveals once: those of the page's match, or all. */
  readonly of: "match" | "all";
}

/** A link to the same page with results, revealed once. */
export function RevealLink({ of, className }: RevealLinkProps & { readonly className: string }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(SCORES_KEY, of === "match" ? "match" : "shown");
  return (
    <SiteLink to={`${pathname}?${query}`} className={className} preventScrollReset>
      {m.shield_reveal()}
    </SiteLink>
  );
}

/** Placeholder for content that would reveal a result which the reader hides. */
export function HiddenResults({ of }: RevealLinkProps) {
  return (
    <section className="panel panel-empty py-6">
      <p className="text-muted">{m.error_scores_hidden()}</p>
      <RevealLink of={of} className="button" />
    </section>
  );
}

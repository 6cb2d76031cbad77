import { useLocation } from "react-router";
import { SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface RevealLinkProps {
  /** Whose results the same page has then, for once: those of its match, or everybody's. */
  readonly of: "match" | "all";
}

/** Leads to the same page with results, for once. */
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

/** Stands in the place of what would tell a result that the reader does not want to know yet. */
export function HiddenResults({ of }: RevealLinkProps) {
  return (
    <section className="panel flex flex-col items-center gap-2 px-4 py-6 text-center">
      <p className="text-muted">{m.error_scores_hidden()}</p>
      <RevealLink of={of} className="button" />
    </section>
  );
}

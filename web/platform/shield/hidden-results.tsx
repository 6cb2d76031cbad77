import { useLocation } from "react-router";
import { SCORES_KEY } from "#shared/shield/shield.rules.ts";
import { m } from "#web/paraglide/messages.js";

/** The same page with results, for once. */
export function revealPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(SCORES_KEY, "shown");
  return `${pathname}?${query}`;
}

/** The link to it. */
export function RevealLink({ className }: { readonly className: string }) {
  const { pathname, search } = useLocation();
  return (
    <a href={revealPath(pathname, search)} className={className} data-keep-scroll="">
      {m.shield_reveal()}
    </a>
  );
}

/** Stands in the place of what would tell a result that the reader does not want to know yet. */
export function HiddenResults() {
  return (
    <section className="panel flex flex-col items-center gap-2 px-4 py-6 text-center">
      <p className="text-muted">{m.error_scores_hidden()}</p>
      <RevealLink className="button" />
    </section>
  );
}

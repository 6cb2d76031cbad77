import { m } from "#messages/paraglide/messages.js";
import type { ErrorCode } from "#shared/errors/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { errorLabel } from "./error-label.ts";

interface FailedTabProps {
  /** URL path of the tab. */
  readonly path: string;
  readonly code: ErrorCode;
  /** The hidden results that `code` reports: those of the page's match, or all. */
  readonly hides?: "match" | "all";
}

/**
 * Replaces a tab whose data failed to load or is hidden by the spoiler shield. The link requests the same page again.
 * Load it lazily: it brings the texts of the whole error catalogue. Needs platform/navigation/tab-links.css.
 */
export default function FailedTab({ path, code, hides = "all" }: FailedTabProps) {
  if (code === "scores_hidden") return <HiddenResults of={hides} />;
  return (
    <section className="panel tab-failed" role="alert">
      <h2 className="font-semibold">{errorLabel(code)}</h2>
      <p className="text-muted">{m.match_tab_failed_hint()}</p>
      <SiteLink to={path} className="button" preventScrollReset>
        {m.match_tab_retry()}
      </SiteLink>
    </section>
  );
}

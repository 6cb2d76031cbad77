import type { ErrorCode } from "#shared/errors/index.ts";
import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { errorLabel } from "./error-label.ts";

interface FailedTabProps {
  /** Address of the tab. */
  readonly path: string;
  readonly code: ErrorCode;
  /** Whose results are hidden where `code` says that some are: of the page's one match, or of others. */
  readonly hides?: "match" | "all";
}

/**
 * Stands in a tab's place when its data could not be had, or tells results that its reader hides. The link asks for the
 * same page again. To be loaded lazily: with it come the texts of the whole error catalogue. Needs platform/navigation/tab-links.css.
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

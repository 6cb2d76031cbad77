import type { ErrorCode } from "#shared/errors/index.ts";
import { m } from "#web/paraglide/messages.js";
import { errorText } from "#web/platform/error-text.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { type LeagueTab, leagueTabPath } from "./league-tab.ts";

interface FailedTabProps {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
  readonly code: ErrorCode;
}

/** Stands in a tab's place when its data could not be had. The link asks for the same page again. */
export default function FailedTab({ page, tab, code }: FailedTabProps) {
  return (
    <section className="panel league-failed" role="alert">
      <h2 className="font-semibold">{errorText(code)}</h2>
      <p className="text-muted">{m.league_tab_failed_hint()}</p>
      <a href={leagueTabPath(page, tab)} className="button" data-keep-scroll="">
        {m.league_tab_retry()}
      </a>
    </section>
  );
}

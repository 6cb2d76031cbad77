import { useId } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Incident, Match } from "#shared/match/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pageName } from "../odds-labels.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { HistoryContent } from "./history-content.tsx";
import { HistoryDrawer } from "./history-drawer.tsx";
import { historyNameOf } from "./history-name.ts";
import { withoutHistoryPath } from "./history-path.ts";
import { CompanyChoice, HistoryTabs } from "./history-tabs.tsx";

interface OddsHistoryProps {
  /** The current match: pushed prices are listed with its minute and score. */
  readonly match: Match;
  readonly incidents: readonly Incident[];
}

/** One company's price movements of a match, beside the odds page of the URL. */
export default function OddsHistory({ match, incidents }: OddsHistoryProps) {
  const { page, companies } = useOddsPage();
  const search = usePageQuery();
  const headingId = useId();
  const name = historyNameOf(page, match.id, search);
  if (!name) return null;
  const pricing = companies.filter(({ markets }) => markets.includes(name.market));
  const closePath = withoutHistoryPath(page, name);
  return (
    <HistoryDrawer labelled_by={headingId} close_path={closePath}>
      <div className="history-head">
        <h2 id={headingId} tabIndex={-1}>
          {m.history_heading()}
          <span className="history-market">{pageName(name.market)}</span>
        </h2>
        <SiteLink to={closePath} className="icon-button" aria-label={m.history_close()} preventScrollReset>
          <Icon name="x" size={20} />
        </SiteLink>
      </div>
      <CompanyChoice page={page} name={name} companies={pricing} />
      <HistoryTabs page={page} name={name} />
      <HistoryContent
        key={`${name.market}.${name.period}`}
        page={page}
        name={name}
        companies={pricing}
        match={match}
        incidents={incidents}
      />
    </HistoryDrawer>
  );
}

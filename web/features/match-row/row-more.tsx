import "#web/features/match-row/row-more.css";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { type MatchTab, matchTabPath } from "#web/features/match/match-tab.ts";
import { RedFlag } from "#web/platform/football/red-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { AnswerNote } from "./answer-note.tsx";
import { historyQuery } from "./row.query.ts";
import { useScoreChangedAt } from "./row-chat.tsx";
import { RowForm } from "./row-form.tsx";
import { RowGoalMinutes } from "./row-goal-minutes.tsx";
import { RowMeetings } from "./row-meetings.tsx";
import { RowShield } from "./row-shield.tsx";

/** Below an opened row: both teams' form, meetings and goal minutes, and further links. */
export default function RowMore({ match }: { readonly match: Match }) {
  const history = useQuery(historyQuery(match.id));
  return (
    <>
      {history.data ? (
        <div className="row-more-blocks">
          <RowForm match={match} history={history.data} />
          <RowMeetings match={match} history={history.data} />
          <RowGoalMinutes match={match} history={history.data} />
        </div>
      ) : (
        <AnswerNote isFailed={history.isError} onRetry={history.refetch} />
      )}
      <RowShield match={match} />
      <MoreLinks match={match} />
    </>
  );
}

const links = {
  h2h: m.row_more_analysis,
  lineup: m.match_tab_lineup,
  odds: m.match_tab_odds,
} as const satisfies Partial<Record<MatchTab, () => string>>;

/** The tabs of the match's page; without betting none about prices. */
function MoreLinks({ match }: { readonly match: Match }) {
  const withOdds = useSiteFacts()?.betting === "shown";
  const tabs = withOdds ? (["h2h", "lineup", "odds"] as const) : (["h2h", "lineup"] as const);
  const score_changed_at = useScoreChangedAt(match);
  const names = { home: shownName(match.home), away: shownName(match.away) };
  return (
    <nav aria-label={m.row_more_links(names)}>
      <ul className="row-more-links">
        {tabs.map((tab) => (
          <li key={tab}>
            <SiteLink to={matchTabPath(match, tab)} className="text-link">
              {links[tab]()}
            </SiteLink>
          </li>
        ))}
        <li className="row-more-chat">
          <SiteLink to={matchTabPath(match, "chat")} className="text-link">
            {m.match_tab_chat()}
            <RedFlag score_changed_at={score_changed_at} />
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}

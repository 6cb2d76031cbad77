import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import type { MatchDay } from "#web/features/match/match.query.ts";
import { MatchLine } from "#web/features/match-row/match-line.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** Matches of hot competitions beside other content. Needs features/match-row/match-line.css. */
export default function HotPanel({ matches }: Pick<MatchDay, "matches">) {
  if (matches.length === 0) return null;
  return (
    <Panel
      id="hot-matches"
      heading={m.hot_matches_heading()}
      aside={
        <SiteLink to={pathOf("hotMatches", getLocale())} className="text-link panel-bar-link">
          {m.news_all()}
        </SiteLink>
      }
    >
      <ul className="hot-panel">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchLine match={match} href={pathOf("match", getLocale(), { id: match.id })} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { EmptyPanel } from "../empty-panel.tsx";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import type { LeagueSlots } from "../league-slots.ts";
import { leagueTabPath } from "../league-tab.ts";
import { MatchDays } from "../schedule/match-days.tsx";
import { searchOfPart, titleOfPart } from "../schedule/schedule-part.ts";
import type { OverviewTabData, PartMatches } from "./overview-tab.calls.ts";
import { TopScorers } from "./top-scorers.tsx";

interface OverviewTabProps extends Pick<LeagueSlots, "rows" | "tables"> {
  readonly page: LeaguePageData;
  readonly data: OverviewTabData;
}

/** What is read first of a season: where it stands, who leads, who scores, what comes next. */
export default function OverviewTab({ page, data, rows, tables }: OverviewTabProps) {
  const { now, next, tables: tops, scorers } = data;
  if (now === null) return <EmptyPanel text={page.season ? m.league_updating() : m.league_no_season()} />;
  return (
    <div className="league-columns">
      <div className="league-column">
        <PartPanel id="now" page={page} shown={now} rows={rows} />
        {next && next.matches.length > 0 ? (
          <PartPanel id="next" page={page} shown={next} rows={rows} />
        ) : null}
      </div>
      <div className="league-column">
        {typeof tops === "object" && tops.tables.length > 0 ? (
          <section className="panel" aria-labelledby="top">
            <PanelBar
              id="top"
              name={m.standings_heading()}
              href={leagueTabPath(page, "standings")}
              more={m.league_whole_table()}
            />
            {tables({ ...tops, view: "total", of: shownName(page.competition) })}
          </section>
        ) : null}
        {typeof scorers === "object" && scorers.length > 0 ? (
          <TopScorers scorers={scorers} matches={[...now.matches, ...(next?.matches ?? [])]} />
        ) : null}
        {[tops, scorers].includes("hidden") ? <HiddenResults of="all" /> : null}
      </div>
    </div>
  );
}

interface PartPanelProps extends Pick<LeagueSlots, "rows"> {
  readonly id: string;
  readonly page: LeaguePageData;
  readonly shown: PartMatches;
}

function PartPanel({ id, page, shown, rows }: PartPanelProps) {
  const { part, matches } = shown;
  return (
    <section className="panel" aria-labelledby={id}>
      <PanelBar
        id={id}
        name={titleOfPart(part)}
        href={leagueTabPath(page, "schedule", searchOfPart(part))}
        more={m.league_whole_schedule()}
      />
      {matches.length > 0 ? (
        <MatchDays matches={matches} rows={rows} />
      ) : (
        <p className="league-none">{m.league_no_matches()}</p>
      )}
    </section>
  );
}

interface PanelBarProps {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly more: string;
}

function PanelBar({ id, name, href, more }: PanelBarProps) {
  return (
    <div className="panel-bar">
      <h2 id={id} className="min-w-0 font-semibold">
        {name}
      </h2>
      <SiteLink to={href} className="text-link league-more" preventScrollReset>
        {more}
      </SiteLink>
    </div>
  );
}

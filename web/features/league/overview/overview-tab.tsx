import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { topScorersQuery } from "#web/platform/data/competition.query.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { EmptyPanel } from "../empty-panel.tsx";
import { type LeaguePageData, placesShown, seasonIdOf, topTablesQuery } from "../league.query.ts";
import type { LeagueSlots } from "../league-slots.ts";
import { leagueTabPath } from "../league-tab.ts";
import { MatchDays } from "../schedule/match-days.tsx";
import { nearMatchesQuery } from "../schedule/schedule.query.ts";
import {
  type ScheduleSection,
  searchOfSection,
  sectionShown,
  sectionsBeside,
  titleOfSection,
} from "../schedule/schedule-choice.ts";
import { TopScorers } from "./top-scorers.tsx";

interface OverviewTabProps extends Pick<LeagueSlots, "rows" | "tables" | "sync"> {
  readonly page: LeaguePageData;
}

/** The overview of a season: its current round, the table's top, scorers and next matches. */
export default function OverviewTab({ page, ...slots }: OverviewTabProps) {
  const { season } = page;
  const section = sectionShown(page, new URLSearchParams());
  if (season === null || section === null)
    return <EmptyPanel text={season ? m.league_updating() : m.league_no_season()} />;
  return <Overview page={page} section={section} {...slots} />;
}

interface OverviewProps extends OverviewTabProps {
  /** The current round, or the nearest matches. */
  readonly section: ScheduleSection;
}

function Overview({ page, section, rows, tables, sync }: OverviewProps) {
  const { clock } = usePageStores();
  const enabled = !useHidesResults();
  const season_id = seasonIdOf(page);
  const { after } = sectionsBeside(page, section);
  const { data: now } = useSuspenseQuery(nearMatchesQuery({ season_id, section, now: clock.now }));
  const next = useQuery({
    ...nearMatchesQuery({ season_id, section: after ?? section, now: clock.now }),
    enabled: after !== null,
  }).data;
  const tops = useQuery({ ...topTablesQuery(season_id), enabled }).data;
  const scorers = useQuery({ ...topScorersQuery(season_id), enabled }).data?.scorers ?? [];
  const coming = (after && next) ?? [];
  const shown = [...now, ...coming];
  return (
    <div className="league-columns">
      <div className="league-column">
        <SectionPanel id="now" page={page} section={section} matches={now} rows={rows} />
        {after && coming.length > 0 ? (
          <SectionPanel id="next" page={page} section={after} matches={coming} rows={rows} />
        ) : null}
      </div>
      <div className="league-column">
        {tops && tops.tables.length > 0 ? (
          <section className="panel" aria-labelledby="top">
            <PanelBar
              id="top"
              name={m.standings_heading()}
              href={leagueTabPath(page, "standings")}
              more={m.league_whole_table()}
            />
            {tables({
              ...tops,
              view: "live",
              of: shownName(page.competition),
              top: placesShown(tops.tables),
            })}
          </section>
        ) : null}
        {scorers.length > 0 ? <TopScorers scorers={scorers} matches={shown} /> : null}
        {enabled ? null : <HiddenResults of="all" />}
      </div>
      {sync(season_id, shown)}
    </div>
  );
}

interface SectionPanelProps extends Pick<LeagueSlots, "rows"> {
  readonly id: string;
  readonly page: LeaguePageData;
  readonly section: ScheduleSection;
  readonly matches: readonly Match[];
}

function SectionPanel({ id, page, section, matches, rows }: SectionPanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <PanelBar
        id={id}
        name={titleOfSection(section)}
        href={leagueTabPath(page, "schedule", searchOfSection(section))}
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

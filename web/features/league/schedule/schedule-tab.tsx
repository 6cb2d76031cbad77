import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { groupName, roundLabel } from "#web/platform/i18n/round-label.ts";
import { stageName } from "#web/platform/i18n/stage-label.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import type { ListPage } from "#web/platform/list/use-more-pages.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { CsvLink } from "#web/platform/table/csv-link.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { type LeaguePageData, seasonIdOf } from "../league.query.ts";
import type { LeagueSlots } from "../league-slots.ts";
import { leaguePath, leagueTablePath, leagueTabPath, searchOfTab } from "../league-tab.ts";
import { MatchDays } from "./match-days.tsx";
import { scheduleQuery } from "./schedule.query.ts";
import {
  type ScheduleSection,
  searchOfSection,
  sectionShown,
  sectionsBeside,
  titleOfSection,
} from "./schedule-choice.ts";

interface ScheduleTabProps extends Pick<LeagueSlots, "rows" | "sync"> {
  readonly page: LeaguePageData;
}

/** The season's matches by round, group or stage. */
export default function ScheduleTab({ page, ...slots }: ScheduleTabProps) {
  const [search] = useSearchParams();
  const section = sectionShown(page, search);
  if (section === null) return <EmptyPanel text={m.league_updating()} />;
  return <SectionSchedule page={page} section={section} search={search} {...slots} />;
}

interface SectionScheduleProps extends ScheduleTabProps, SectionProps {
  readonly search: URLSearchParams;
}

function SectionSchedule({ page, section, search, rows, sync }: SectionScheduleProps) {
  const { clock } = usePageStores();
  const at = { season_id: seasonIdOf(page), section, now: clock.now };
  const { ahead, over } = useSuspenseQuery(scheduleQuery(at, search)).data;
  const hasOver = over !== null && over.page.total > 0;
  // Finished matches stand alone when none are coming.
  const hasAhead = ahead !== null && (ahead.page.total > 0 || !hasOver);
  return (
    <>
      <StageChips page={page} section={section} />
      <GroupChips page={page} section={section} />
      {hasAhead ? (
        <section className="panel" aria-labelledby="schedule">
          <RoundBar page={page} section={section} />
          <Matches page={page} section={section} list={ahead} status="upcoming" rows={rows} />
        </section>
      ) : null}
      {hasOver || ahead === null ? <OverPanel page={page} section={section} over={over} rows={rows} /> : null}
      <CsvLink path={leagueTablePath(page, "schedule")} />
      {sync(at.season_id, ahead?.rows ?? [])}
    </>
  );
}

interface SectionProps {
  readonly page: LeaguePageData;
  readonly section: ScheduleSection;
}

const pathOfSection = (page: LeaguePageData, section: ScheduleSection): string =>
  leagueTabPath(page, "schedule", searchOfSection(section));

/** The stages of a season with several. */
function StageChips({ page, section }: SectionProps) {
  const stages = page.season?.stages ?? [];
  if (stages.length < 2) return null;
  const chips = stages.map((stage) => ({
    href: leagueTabPath(page, "schedule", { stage_id: stage.id }),
    name: stageName(stage.name),
    isChosen: stage.id === section.stage.id,
  }));
  return <Chips label={m.league_stages()} chips={chips} />;
}

/** The groups of a stage, and its rounds across them. */
function GroupChips({ page, section }: SectionProps) {
  const { stage } = section;
  if (stage.groups.length === 0) return null;
  const rounds = {
    href: leagueTabPath(page, "schedule", { stage_id: stage.id }),
    name: m.league_all_groups(),
    isChosen: section.group === null,
  };
  const groups = stage.groups.map((group) => ({
    href: pathOfSection(page, { stage, group, round: null }),
    name: groupName(group),
    isChosen: group === section.group,
  }));
  return <Chips label={m.league_groups()} chips={[rounds, ...groups]} />;
}

/** The name of the part, with its neighbours and, for a round, all other rounds of its stage. */
function RoundBar({ page, section }: SectionProps) {
  const { before, after } = sectionsBeside(page, section);
  const { stage, round } = section;
  return (
    <div className="panel-bar league-round-bar">
      <h2 id="schedule" className="min-w-0 font-semibold">
        {titleOfSection(section)}
      </h2>
      {round !== null && stage.rounds.length > 2 ? (
        <ChoiceForm
          label={m.league_round()}
          isLabelHidden
          name="round"
          chosen={round}
          choices={stage.rounds.map((value) => ({ value, name: roundLabel(value) }))}
          path={leaguePath(page)}
          query={{ ...searchOfTab(page, "schedule"), stage_id: String(stage.id) }}
        />
      ) : null}
      <Beside page={page} section={before} label={m.league_round_before} arrow="‹" />
      <Beside page={page} section={after} label={m.league_round_after} arrow="›" />
    </div>
  );
}

interface BesideProps {
  readonly page: LeaguePageData;
  readonly section: ScheduleSection | null;
  readonly label: (inputs: { part: string }) => string;
  readonly arrow: string;
}

/** Link to the previous or next part; an empty placeholder if there is none. */
function Beside({ page, section, label, arrow }: BesideProps) {
  if (section === null) return <span className="icon-button" aria-hidden="true" />;
  const name = label({ part: titleOfSection(section) });
  return (
    <SiteLink
      to={pathOfSection(page, section)}
      className="icon-button league-beside"
      title={name}
      preventScrollReset
    >
      <span aria-hidden="true">{arrow}</span>
      <span className="sr-only">{name}</span>
    </SiteLink>
  );
}

interface OverPanelProps extends SectionProps, Pick<ScheduleTabProps, "rows"> {
  readonly over: ListPage<Match> | null;
}

/** The finished matches of a long part, newest first. */
function OverPanel({ page, section, over, rows }: OverPanelProps) {
  return (
    <section className="panel" aria-labelledby="over">
      <div className="panel-bar">
        <h2 id="over" className="min-w-0 font-semibold">
          {m.league_results_of({ part: titleOfSection(section) })}
        </h2>
      </div>
      {over ? <Matches page={page} section={section} list={over} status="ended" rows={rows} /> : null}
    </section>
  );
}

interface MatchesProps extends SectionProps, Pick<ScheduleTabProps, "rows"> {
  readonly list: ListPage<Match>;
  readonly status: "upcoming" | "ended";
}

/** A page of a match list. Both lists begin on one page and are paged separately from there. */
function Matches({ page, section, list, status, rows }: MatchesProps) {
  const hrefOf = (number: number) =>
    leagueTabPath(page, "schedule", {
      ...searchOfSection(section),
      ...(number === 1 ? {} : { status, page: number }),
    });
  return (
    <>
      <MatchDays matches={list.rows} rows={rows} />
      {list.rows.length === 0 ? <p className="league-none">{m.league_no_matches()}</p> : null}
      <PageLinks page={list.page} hrefOf={hrefOf} label={m.league_pages()} />
    </>
  );
}

import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { AlertsBell } from "#web/platform/alerts/alerts-bell.tsx";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { CountryName } from "#web/platform/football/country-flag.tsx";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { CompetitionBadge } from "./competition-badge.tsx";
import type { LeaguePageData } from "./league.query.ts";
import { type LeagueTab, leaguePath } from "./league-tab.ts";

interface SeasonSelectProps {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
}

interface LeagueHeaderProps extends SeasonSelectProps {
  /** Links to the competition's calendar, below its name. */
  readonly calendar: ReactNode;
}

/** The competition and its shown season. */
export function LeagueHeader({ page, tab, calendar }: LeagueHeaderProps) {
  const { competition } = page;
  const name = shownName(competition);
  return (
    <header className="league-header">
      <CompetitionBadge competition={competition} size={48} />
      <div className="league-names">
        <h1>{name}</h1>
        <p className="text-muted">
          <CountryName of={competition.country} hasFlag={competition.logo !== null} />
        </p>
        {calendar}
      </div>
      <span className="header-tools">
        <AlertsBell kind="league" id={competition.id} name={name} />
        <FollowButton kind="league" id={competition.id} name={name} />
      </span>
      <SeasonSelect page={page} tab={tab} />
    </header>
  );
}

/** The seasons of a competition; choosing one keeps the tab. */
function SeasonSelect({ page, tab }: SeasonSelectProps) {
  const { seasons, season } = page;
  if (season === null) return null;
  if (seasons.length === 1) {
    return <p className="league-season text-muted">{m.league_season_named({ season: season.name })}</p>;
  }
  return (
    <ChoiceForm
      label={m.league_season()}
      isLabelHidden
      name="season_id"
      chosen={String(season.id)}
      choices={seasons.map(({ id, name }) => ({ value: String(id), name }))}
      path={leaguePath(page)}
      query={tab === "overview" ? {} : { tab }}
    />
  );
}

import { m } from "#web/paraglide/messages.js";
import { ChoiceForm } from "#web/platform/choice-form.tsx";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { type LeagueTab, leaguePath } from "./league-tab.ts";

interface SeasonSelectProps {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
  readonly label: string;
}

/** The seasons of a competition; another one is shown in the same tab. */
export function SeasonSelect({ page, tab, label }: SeasonSelectProps) {
  const { seasons, season } = page;
  if (season === null) return null;
  if (seasons.length === 1) {
    return <p className="league-season text-muted">{m.league_season_named({ season: season.name })}</p>;
  }
  return (
    <ChoiceForm
      label={label}
      isLabelHidden
      name="season_id"
      chosen={String(season.id)}
      choices={seasons.map(({ id, name }) => ({ value: String(id), name }))}
      path={leaguePath(page)}
      query={tab === "overview" ? {} : { tab }}
    />
  );
}

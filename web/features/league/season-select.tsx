import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import type { LeagueTab } from "./league-tab.ts";
import { SelectForm } from "./select-form.tsx";

interface SeasonSelectProps {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
  readonly label: string;
}

/** The seasons of a competition; another one is shown in the same tab. */
export function SeasonSelect({ page, tab, label }: SeasonSelectProps) {
  const { competition, seasons, season } = page;
  if (season === null) return null;
  if (seasons.length === 1) {
    return <p className="league-season text-muted">{m.league_season_named({ season: season.name })}</p>;
  }
  return (
    <SelectForm
      key={season.id}
      action={pathOf("league", getLocale(), { id: competition.id })}
      name="season_id"
      label={label}
      chosen={String(season.id)}
      choices={seasons.map(({ id, name }) => ({ value: String(id), name }))}
      hidden={tab === "overview" ? {} : { tab }}
    />
  );
}

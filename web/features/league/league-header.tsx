import { m } from "#web/paraglide/messages.js";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { CompetitionMark } from "./competition-mark.tsx";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import type { LeagueTab } from "./league-tab.ts";
import { SeasonSelect } from "./season-select.tsx";

interface LeagueHeaderProps {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
}

/** Which competition it is, and which of its seasons. */
export function LeagueHeader({ page, tab }: LeagueHeaderProps) {
  const { competition } = page;
  const name = shownName(competition);
  return (
    <header className="league-header">
      <CompetitionMark competition={competition} size={48} />
      <div className="league-names">
        <h1>{name}</h1>
        <p className="text-muted">{shownName(competition.country)}</p>
      </div>
      <FollowButton kind="league" id={competition.id} name={name} />
      <SeasonSelect page={page} tab={tab} label={m.league_season()} />
    </header>
  );
}

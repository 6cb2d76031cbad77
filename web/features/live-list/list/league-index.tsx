import { m } from "#messages/paraglide/messages.js";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { byCountry } from "./match-list-countries.ts";
import { useBlockLinks } from "./match-list-link.ts";

/** The day's leagues by country, as links to their blocks: the league picker for readers without scripts. */
export default function LeagueIndex({ groups }: { readonly groups: readonly MatchGroup[] }) {
  const linkTo = useBlockLinks();
  return (
    <section className="panel league-index">
      <h2 className="panel-heading">{m.league_index_heading()}</h2>
      {byCountry(groups).map(({ name, leagues }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {leagues.map(({ competition, matches, place }) => (
              <li key={competition.id}>
                <SiteLink to={linkTo(place, competition.id)} className="panel-link">
                  <span className="min-w-0 break-words">{shownName(competition)}</span>
                  <span className="ml-auto text-muted tabular-nums">{matches.length}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

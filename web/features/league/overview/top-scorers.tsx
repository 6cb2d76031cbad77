import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { Scorer } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { FinishedOnly } from "#web/platform/football/finished-only.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface TopScorersProps {
  readonly scorers: readonly Scorer[];
  /** Matches shown beside the list. */
  readonly matches: readonly Match[];
}

/** The season's best scorers so far. */
export function TopScorers({ scorers, matches }: TopScorersProps) {
  return (
    <section className="panel" aria-labelledby="scorers">
      <h2 id="scorers" className="panel-heading">
        {m.league_scorers()}
      </h2>
      <FinishedOnly matches={matches} />
      <ol className="league-scorers">
        {scorers.map((scorer) => (
          <li key={scorer.player.id}>
            <span className="league-scorer-place">{scorer.position}</span>
            <span className="league-scorer-names">
              <SiteLink to={pathOf("player", getLocale(), { id: scorer.player.id })} className="truncate">
                {scorer.player.name}
              </SiteLink>
              {scorer.team ? <ScorerTeam team={scorer.team} /> : null}
            </span>
            <b className="league-scorer-goals">
              <span>{scorer.goals}</span>
              <span className="sr-only"> {m.league_goals()}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ScorerTeam({ team }: { readonly team: NonNullable<Scorer["team"]> }) {
  return (
    <SiteLink to={pathOf("team", getLocale(), { id: team.id })} className="league-scorer-team">
      <Crest of={team} size={16} className="shrink-0" />
      <span className="truncate">{shownName(team)}</span>
    </SiteLink>
  );
}

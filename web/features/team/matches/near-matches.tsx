import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { teamTabPath } from "../team-tab.ts";
import type { NearMatchesData } from "./near-matches.loader.server.ts";
import { TeamMatchList } from "./team-match-list.tsx";
import { FreshMatches, useTeamMatches } from "./use-team-matches.tsx";

interface NearMatchesProps {
  readonly team: { readonly id: number };
  readonly data: NearMatchesData;
}

/** What a team plays next and how it has done, asked for again while it plays. */
export function NearMatches({ team, data }: NearMatchesProps) {
  const future = useTeamMatches(data.future.name, data.future.answer);
  const past = useTeamMatches(data.past.name, data.past.answer);
  return (
    <>
      <section className="panel" aria-labelledby="next">
        <div className="panel-bar">
          <h2 id="next" className="font-semibold">
            {m.team_next_heading()}
          </h2>
          <MoreLink team={team} query={{ status: "upcoming" }} />
        </div>
        {future.matches.length > 0 ? (
          <TeamMatchList matches={future.matches} team_id={team.id} />
        ) : (
          <p className="list-nothing">{m.team_matches_future_none()}</p>
        )}
      </section>
      <section className="panel" aria-labelledby="last">
        <div className="panel-bar">
          <h2 id="last" className="font-semibold">
            {m.team_last_heading()}
          </h2>
          <MoreLink team={team} query={{ status: "ended" }} />
        </div>
        {past.matches.length > 0 ? (
          <TeamMatchList matches={past.matches} team_id={team.id} />
        ) : (
          <p className="list-nothing">{m.team_matches_past_none()}</p>
        )}
      </section>
      <FreshMatches future={future} names={[data.future.name, data.past.name]} />
    </>
  );
}

interface MoreLinkProps extends Pick<NearMatchesProps, "team"> {
  readonly query: { readonly status: string };
}

function MoreLink({ team, query }: MoreLinkProps) {
  return (
    <SiteLink to={teamTabPath(team.id, "teamsche", query)} className="quiet-button" preventScrollReset>
      {m.team_see_all()}
    </SiteLink>
  );
}

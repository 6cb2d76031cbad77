import { useQueries } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { MatchBrief } from "#shared/match/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { nearMatches, teamMatchesQuery } from "../team.query.ts";
import { teamTabPath } from "../team-tab.ts";
import { TeamMatchList } from "./team-match-list.tsx";
import { useRefreshInterval } from "./team-match-lists.ts";

interface NearMatchesProps {
  readonly team: { readonly id: number };
}

/** A team's next matches and last results, refetched while it plays. */
export function NearMatches({ team }: NearMatchesProps) {
  const lists = nearMatches(team.id);
  const refetchInterval = useRefreshInterval(lists);
  const [future, past] = useQueries({
    queries: lists.map((list) => ({ ...teamMatchesQuery(list), refetchInterval })),
  });
  return (
    <>
      <Panel
        id="next"
        heading={m.team_next_heading()}
        aside={<MoreLink team={team} query={{ status: "upcoming" }} />}
      >
        <Matches team={team} matches={future?.data?.matches} none={m.team_matches_future_none()} />
      </Panel>
      <Panel
        id="last"
        heading={m.team_last_heading()}
        aside={<MoreLink team={team} query={{ status: "ended" }} />}
      >
        <Matches team={team} matches={past?.data?.matches} none={m.team_matches_past_none()} />
      </Panel>
    </>
  );
}

interface MatchesProps extends NearMatchesProps {
  /** Missing if unavailable. */
  readonly matches: readonly MatchBrief[] | undefined;
  readonly none: string;
}

function Matches({ team, matches, none }: MatchesProps) {
  if (matches === undefined) return <p className="list-nothing">{m.team_updating()}</p>;
  if (matches.length === 0) return <p className="list-nothing">{none}</p>;
  return <TeamMatchList matches={matches} team_id={team.id} />;
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

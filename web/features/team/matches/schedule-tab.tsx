import { useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { TeamRef } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { MoreLink } from "#web/platform/list/more-link.tsx";
import { useMore } from "#web/platform/list/use-more.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useLandmarkName } from "#web/platform/team-half.tsx";
import type { TeamMatchesName } from "../team.keys.ts";
import { askTeamMatches } from "../team.query.ts";
import { teamTabPath } from "../team-tab.ts";
import type { ScheduleTabData, TeamMatchesShown } from "./schedule-tab.loader.server.ts";
import { TeamMatchMonths } from "./team-match-list.tsx";
import { FreshMatches, useTeamMatches } from "./use-team-matches.tsx";

interface ScheduleTabProps {
  readonly team: Pick<TeamRef, "id">;
  readonly data: ScheduleTabData;
}

/** What a team plays next and what it has played, month by month. */
export default function ScheduleTab({ team, data: { shown, lists } }: ScheduleTabProps) {
  return (
    <>
      <Choice team={team} shown={shown} />
      <div className="team-halves" data-one={lists.length === 1 || undefined}>
        {lists.map((list) => (
          <MatchesPanel
            key={`${list.name.team_id} ${list.name.kind} ${list.name.limit} ${list.name.page}`}
            list={list}
            isWhole={shown !== "both"}
          />
        ))}
      </div>
      <FreshLists lists={lists} />
    </>
  );
}

/** Asks for all that is shown while a match is in play: one that ends goes from one list to the other. */
function FreshLists({ lists }: Pick<ScheduleTabData, "lists">) {
  const future = lists.find(({ name }) => name.kind === "future");
  return future ? <FreshList future={future} names={lists.map(({ name }) => name)} /> : null;
}

interface FreshListProps {
  readonly future: TeamMatchesShown;
  readonly names: readonly TeamMatchesName[];
}

const FreshList = ({ future, names }: FreshListProps) => (
  <FreshMatches future={useTeamMatches(future.name, future.answer)} names={names} />
);

const kindNames = { both: m.team_matches_both, future: m.team_matches_future, past: m.team_matches_past };
const statusOf = { both: {}, future: { status: "upcoming" }, past: { status: "ended" } } as const;

function Choice({ team, shown }: Pick<ScheduleTabProps, "team"> & Pick<ScheduleTabData, "shown">) {
  return (
    <nav aria-label={useLandmarkName(m.team_matches_choice())}>
      <ul className="team-chips">
        {(["both", "future", "past"] as const).map((kind) => (
          <li key={kind}>
            <SiteLink
              to={teamTabPath(team.id, "teamsche", statusOf[kind])}
              className="chip"
              aria-current={kind === shown ? "page" : undefined}
              preventScrollReset
            >
              {kindNames[kind]()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MatchesPanelProps {
  readonly list: TeamMatchesShown;
  /** The whole list page by page, not the beginning of it. */
  readonly isWhole: boolean;
}

function MatchesPanel({ list: { name, answer }, isWhole }: MatchesPanelProps) {
  const { team_id, kind, limit } = name;
  const pagesName = useLandmarkName(m.team_matches_pages());
  const first = useTeamMatches(name, answer);
  const ask = useCallback(
    async (call: CallEndpoint, page: number) => {
      const { matches, page: info } = await askTeamMatches(call, { team_id, kind, limit, page });
      return { rows: matches, page: info };
    },
    [team_id, kind, limit],
  );
  const list = useMore({ rows: first.matches, page: first.page }, ask);
  const hrefOf = (page: number) =>
    teamTabPath(team_id, "teamsche", { ...statusOf[kind], ...(page > 1 ? { page } : {}) });
  return (
    <section className="panel" aria-label={useLandmarkName(kindNames[kind]())}>
      <div className="panel-bar">
        <h2 className="font-semibold">{kindNames[kind]()}</h2>
        {isWhole || !list.has_more ? null : (
          <SiteLink to={hrefOf(1)} className="quiet-button" preventScrollReset>
            {m.team_matches_all({ count: first.page.total })}
          </SiteLink>
        )}
      </div>
      {list.rows.length > 0 ? (
        <TeamMatchMonths matches={list.rows} team_id={team_id} />
      ) : (
        <p className="list-nothing">
          {kind === "future" ? m.team_matches_future_none() : m.team_matches_past_none()}
        </p>
      )}
      {isWhole ? (
        <ListFoot list={list} page={first.page} hrefOf={hrefOf} label={pagesName} />
      ) : (
        <MoreLink list={list} href={hrefOf(1)} />
      )}
    </section>
  );
}

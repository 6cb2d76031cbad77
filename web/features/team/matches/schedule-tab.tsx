import { m } from "#messages/paraglide/messages.js";
import type { TeamRef } from "#shared/match/index.ts";
import { LandmarkPanel, useLandmarkName } from "#web/platform/football/team-half.tsx";
import { Chips } from "#web/platform/list/chips.tsx";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { MoreLink } from "#web/platform/list/more-link.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { type TeamMatchesName, type TeamMatchKind, teamMatchesQuery } from "../team.query.ts";
import { teamTabPath } from "../team-tab.ts";
import { TeamMatchMonths } from "./team-match-list.tsx";
import { matchListsAt, useRefreshInterval } from "./team-match-lists.ts";

interface ScheduleTabProps {
  readonly team: Pick<TeamRef, "id">;
  readonly search: URLSearchParams;
}

/** A team's coming and past matches, by month. */
export default function ScheduleTab({ team, search }: ScheduleTabProps) {
  const { shown, lists } = matchListsAt(team.id, search);
  const refetchInterval = useRefreshInterval(lists);
  return (
    <>
      <Choice team={team} shown={shown} />
      <div className="team-halves" data-one={lists.length === 1 || undefined}>
        {lists.map((list) => (
          <MatchesPanel
            key={list.kind}
            list={list}
            isWhole={shown !== "both"}
            refetchInterval={refetchInterval}
          />
        ))}
      </div>
    </>
  );
}

const kindNames = { both: m.team_matches_both, future: m.team_matches_future, past: m.team_matches_past };
const statusOf = { both: {}, future: { status: "upcoming" }, past: { status: "ended" } } as const;

interface ChoiceProps extends Pick<ScheduleTabProps, "team"> {
  readonly shown: "both" | TeamMatchKind;
}

function Choice({ team, shown }: ChoiceProps) {
  return (
    <Chips
      label={useLandmarkName(m.team_matches_choice())}
      chips={(["both", "future", "past"] as const).map((kind) => ({
        href: teamTabPath(team.id, "teamsche", statusOf[kind]),
        name: kindNames[kind](),
        isChosen: kind === shown,
      }))}
      current="page"
    />
  );
}

interface MatchesPanelProps {
  readonly list: TeamMatchesName;
  /** The whole list page by page, not only its beginning. */
  readonly isWhole: boolean;
  readonly refetchInterval: number | false;
}

function MatchesPanel({ list: name, isWhole, refetchInterval }: MatchesPanelProps) {
  const { team_id, kind } = name;
  const pagesName = useLandmarkName(m.team_matches_pages());
  const list = useMorePages({
    pageQuery: (page) => ({ ...teamMatchesQuery({ ...name, page }), refetchInterval }),
    page: name.page,
    rowsOf: ({ matches }) => matches,
  });
  const { first } = list;
  const hrefOf = (page: number) =>
    teamTabPath(team_id, "teamsche", { ...statusOf[kind], ...(page > 1 ? { page } : {}) });
  return (
    <LandmarkPanel
      heading={kindNames[kind]()}
      aside={
        isWhole || !list.has_more ? null : (
          <SiteLink to={hrefOf(1)} className="quiet-button" preventScrollReset>
            {m.team_matches_all({ count: first.page.total })}
          </SiteLink>
        )
      }
    >
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
    </LandmarkPanel>
  );
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { seasonShown } from "#shared/competition/season-shown.rules.ts";
import type { PlayerProfile } from "#shared/player/index.ts";
import { MatchCount } from "#web/platform/football/match-count.tsx";
import { SeasonChoice } from "#web/platform/football/season-choice.tsx";
import { competitionsQuery, seasonQuery } from "./player.query.ts";
import { playerPath } from "./player-tab.ts";
import { groupName, statisticName, statisticText } from "./season-labels.ts";
import { type ShownGroup, statisticsOfSeason } from "./season-stats.rules.ts";

interface SeasonTabProps {
  readonly player: PlayerProfile;
  /** Id of the requested season. */
  readonly wanted: number | null;
}

/** A player's season statistics, as far as the provider counts them. */
export function SeasonTab({ player, wanted }: SeasonTabProps) {
  const { competitions } = useSuspenseQuery(competitionsQuery(player.id)).data;
  const shown = seasonShown(competitions, wanted);
  return (
    <>
      {shown ? (
        <SeasonChoice
          competitions={competitions}
          chosen={shown.season.id}
          path={playerPath(player.id)}
          query={{ tab: "playerdata" }}
        />
      ) : null}
      {shown ? (
        <SeasonStatisticsPanels playerId={player.id} seasonId={shown.season.id} />
      ) : (
        <NoStatistics text={m.player_season_none()} />
      )}
    </>
  );
}

function SeasonStatisticsPanels({
  playerId,
  seasonId,
}: {
  readonly playerId: number;
  readonly seasonId: number;
}) {
  const { stats } = useSuspenseQuery(seasonQuery(playerId, seasonId)).data;
  const groups = stats ? statisticsOfSeason(stats) : [];
  if (groups.length === 0) return <NoStatistics text={m.player_season_stats_none()} />;
  return (
    <div className="people-groups">
      {groups.map((one) => (
        <GroupPanel key={one.group} shown={one} />
      ))}
    </div>
  );
}

function NoStatistics({ text }: { readonly text: string }) {
  return (
    <section className="panel">
      <h2 className="sr-only">{m.player_tab_stats()}</h2>
      <p className="list-nothing">{text}</p>
    </section>
  );
}

function GroupPanel({ shown: { group, count, statistics } }: { readonly shown: ShownGroup }) {
  const id = `figures-${group}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="font-semibold">
          <span>{groupName(group)}</span>
          <MatchCount count={count} />
        </h2>
      </div>
      <dl className="people-stats">
        {statistics.map((shown) => (
          <div key={shown.statistic}>
            <dt>{statisticName(shown.statistic)}</dt>
            <dd>
              <span>{statisticText(shown)}</span>
              <MatchCount count={shown.count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

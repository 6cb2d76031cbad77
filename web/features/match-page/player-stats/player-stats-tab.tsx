import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import { useRefetchOnPush } from "#web/features/live-overlay/use-refetch-on-push.ts";
import { useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { oldMinute, reachedOnPage } from "#web/features/match/as-of-minute.rules.ts";
import { SidesAsOf } from "#web/features/match/as-of-minute.tsx";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { BestPlayer } from "./best-player.tsx";
import { playerStatsQuery } from "./player-stats.query.ts";
import { hasStatistics } from "./player-stats.rules.ts";
import { StatsTables } from "./stats-tables.tsx";

interface PlayerStatsTabProps {
  /** As fetched: pushes arrive through the overlay. */
  readonly match: Match;
}

/** Player statistics: the best rated player, then a table for each group of statistics. */
export default function PlayerStatsTab({ match: fetched }: PlayerStatsTabProps) {
  const { match } = useShownMatch(fetched);
  const { teams, best_player_id } = useSuspenseQuery(playerStatsQuery(match.id)).data;
  const isOld = useClockValue((nowMs) =>
    teams.some(({ as_of_minute }) => oldMinute(as_of_minute, reachedOnPage(match, nowMs)) !== null),
  );
  useRefetchOnPush({ match: fetched, query: playerStatsQuery(match.id), waiting: isOld });

  const players = teams.flatMap((team) => team.players).filter(hasStatistics);
  const best = players.find(({ player }) => player.id === best_player_id);
  return (
    <div className="player-stats">
      <section className="panel" aria-labelledby="player-stats">
        <div className="panel-bar">
          <h2 id="player-stats">{m.player_stats_heading()}</h2>
          {players.length > 0 ? (
            <SidesAsOf match={match} minutes={minutesOf(teams)} textOf={m.stats_as_of} />
          ) : null}
        </div>
        {players.length > 0 ? (
          <>
            {best ? <BestPlayer stats={best} match={match} /> : null}
            <StatsTables match={match} players={players} />
          </>
        ) : (
          <p className="player-stats-empty">{emptyText(match)}</p>
        )}
      </section>
    </div>
  );
}

/** Responses of an older release have no minutes. */
const minutesOf = ([home, away]: AnswerAt<"/api/v1/football/matches/player/stats">["teams"]) => ({
  ...(home && home.players.length > 0 ? { home: home.as_of_minute ?? null } : {}),
  ...(away && away.players.length > 0 ? { away: away.as_of_minute ?? null } : {}),
});

function emptyText({ status }: Match): string {
  if (isLive(status)) return m.player_stats_empty_live();
  const isPast = statusTable[status].final || status === "result_unknown";
  return isPast ? m.player_stats_empty_unreported() : m.player_stats_empty_upcoming();
}

import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { pathOf } from "#shared/url/index.ts";
import type { MatchDay } from "#web/features/match/match.query.ts";
import { MatchLine } from "#web/features/match-row/match-line.tsx";
import { inFilter, statusOf } from "../day/match-filter.ts";
import { useMatchDay } from "../day/use-match-day.ts";

export interface LeagueDay {
  readonly matches: readonly Match[];
  readonly inPlay: number;
  readonly ended: number;
}

/** For a page without a competition. */
export const NO_DAY: MatchDay = { date: "", tz: "", matches: [] };

/** A competition's matches of a day in their current state. */
export function useLeagueDay(competitionId: number | null, seed: MatchDay): LeagueDay {
  const { added, places } = useMatchDay(seed.date, seed.matches);
  const matches = [...seed.matches, ...added].filter(({ competition }) => competition.id === competitionId);
  const statuses = matches.map((match) => statusOf(match, places));
  return {
    matches,
    inPlay: statuses.filter(isLive).length,
    ended: statuses.filter((status) => inFilter(status, "ended")).length,
  };
}

/** A competition's matches of today, beside its table. */
export function LeagueDayPanel({ matches }: Pick<LeagueDay, "matches">) {
  if (matches.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.standings_today()}</h2>
      <ul className="league-day">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchLine match={match} href={pathOf("match", getLocale(), { id: match.id })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

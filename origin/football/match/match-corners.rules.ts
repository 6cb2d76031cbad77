import {
  type Incident,
  type Match,
  type MatchCorners,
  type MatchStat,
  periodOfMinute,
  type Side,
} from "#shared/match/index.ts";

type CornerEvents = MatchCorners["events"];
type Counts = Readonly<Record<Side, number | null>>;

/** Valid corners, each with the running count. */
function eventsOf(incidents: readonly Incident[]): CornerEvents {
  const taken = { home: 0, away: 0 };
  return incidents.flatMap(({ kind, cancelled, minute, added, side }) => {
    if (kind !== "corner" || cancelled) return [];
    taken[side] += 1;
    return [{ minute, added, side, home: taken.home, away: taken.away }];
  });
}

/** First-half corners: as stated, else counted, if every corner is listed with its minute. */
function halfOf(events: CornerEvents, stated: MatchStat | undefined, total: Counts): Counts {
  if (stated) return { home: stated.home, away: stated.away };
  const last = events.at(-1) ?? { home: 0, away: 0 };
  const complete = last.home === total.home && last.away === total.away;
  if (!complete || events.some((event) => event.minute === null)) return { home: null, away: null };
  const early = events.filter(({ minute }) => minute !== null && periodOfMinute(minute) === "first_half");
  const count = (side: Side) => early.filter((event) => event.side === side).length;
  return { home: count("home"), away: count("away") };
}

/** A match's corners from its row, timeline and statistics. */
export function cornersOf(
  { id, score }: Pick<Match, "id" | "score">,
  incidents: readonly Incident[],
  stats: readonly MatchStat[],
): MatchCorners {
  const stated = (period: MatchStat["period"]) =>
    stats.find((stat) => stat.kind === "corners" && stat.period === period);
  const whole = stated("full");
  const total = {
    home: score.home.corners ?? whole?.home ?? null,
    away: score.away.corners ?? whole?.away ?? null,
  };
  const events = eventsOf(incidents);
  const half = halfOf(events, stated("first_half"), total);
  return { match_id: id, ...total, home_half: half.home, away_half: half.away, events };
}

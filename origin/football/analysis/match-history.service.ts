import type { Database } from "#origin/db/database.ts";
import { goalSegments, type MatchHistory, splitBySide, type TeamMatch } from "#shared/analysis/index.ts";
import type { Match } from "#shared/match/index.ts";
import { briefsOf, pastOf, readAround, readFacts, seenOf } from "./past-match.service.ts";
import { choosePast } from "./past-window.rules.ts";

/** Number of matches in a history and its goal times (domain-facts section 5: "last 20"). */
const PAST = 20;
/** Number of coming matches in a history (domain-facts section 1.2: at most five). */
const NEXT = 5;

const distributionOf = (matches: readonly TeamMatch[]) => ({
  scored: splitBySide(matches, (some) => goalSegments(some, "scored")),
  conceded: splitBySide(matches, (some) => goalSegments(some, "conceded")),
});

/** Past and coming matches of both teams. Throws `match_not_found`. */
export async function getHistory(
  db: Database,
  matchId: number,
  nowMs: number,
): Promise<{ match: Match; data: MatchHistory }> {
  const around = await readAround(db, matchId, nowMs, { past: PAST, next: NEXT });
  const past = choosePast(around, { count: PAST });
  const { match, next } = around;
  const { home, away } = match;
  const facts = await readFacts(
    db,
    [past.home, past.away, past.meetings, next.home, next.away].flat(),
    nowMs,
  );
  const data = {
    history: {
      head_to_head: pastOf(facts, past.meetings, home.id),
      home: pastOf(facts, past.home, home.id),
      away: pastOf(facts, past.away, away.id),
    },
    future: { home: briefsOf(facts, next.home), away: briefsOf(facts, next.away) },
    goal_distribution: {
      home: distributionOf(seenOf(facts, past.home, home.id)),
      away: distributionOf(seenOf(facts, past.away, away.id)),
    },
  };
  return { match, data };
}

import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { winProbability } from "#shared/odds/win-probability.rules.ts";
import type { WinProbability } from "#shared/odds/win-probability.schema.ts";
import type { AsOf } from "../as-of.ts";
import { toMatch } from "../match/match.mapping.ts";
import { incidentsOfMatches, matchesById } from "../match/match.queries.ts";
import { toIncidents } from "../match/timeline.mapping.ts";
import { noMatch } from "../not-found.ts";
import { toSeries } from "./odds.mapping.ts";
import { pricesOfMatch } from "./odds.queries.ts";
import { nextChangeOf } from "./odds.service.ts";
import { knownQuotes } from "./price-phase.rules.ts";
import { phasesOfMatch } from "./win-probability.queries.ts";

/** Win probability over a match; null without prices of the running match. Throws `match_not_found`. */
export async function getWinProbability(
  db: Database,
  matchId: number,
  nowMs: number,
): Promise<AsOf<WinProbability | null>> {
  const ids = JSON.stringify([matchId]);
  const [[row], rows, phases, incidents] = await readAll(
    db,
    bindQuery(matchesById, nowMs, ids),
    bindQuery(pricesOfMatch, matchId, '["match_result"]', '["full"]'),
    bindQuery(phasesOfMatch, nowMs, matchId),
    bindQuery(incidentsOfMatches, nowMs, ids),
  );
  if (!row) throw noMatch(matchId);
  const series = rows.map(toSeries<"match_result">);
  const data = winProbability({
    books: series.map(({ quotes }) => knownQuotes(quotes, nowMs)),
    course: {
      kick_off_ms: row.match_time * 1000,
      clock_speed: row.clock_speed,
      phases: phases.map(({ status, known_at_ms, period_started_at: startedMs }) => ({
        ...{ status, known_at_ms, period_started_at: startedMs === null ? null : startedMs / 1000 },
      })),
    },
    incidents: toIncidents(incidents, toMatch(row).score, nowMs),
  });
  return { data, nextChangeAtMs: nextChangeOf(series, nowMs) };
}

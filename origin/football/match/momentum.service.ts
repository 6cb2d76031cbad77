import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AttackReport } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { noMatch } from "../not-found.ts";
import { nextChangeOfMatch } from "./change.queries.ts";
import { matchesById } from "./match.queries.ts";
import { clocksOfMatch, historyOfMatch } from "./momentum.queries.ts";
import { attackReports, parseHistory } from "./stat-history.rules.ts";

/** Counts of attacking play by match minute. Throws `match_not_found`. */
export async function getMomentum(
  db: Database,
  id: number,
  nowMs: number,
): Promise<AsOf<{ reports: AttackReport[] }>> {
  const [[row], [history], clocks, [next]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, JSON.stringify([id])),
    bindQuery(historyOfMatch, id),
    bindQuery(clocksOfMatch, nowMs, id),
    bindQuery(nextChangeOfMatch, nowMs, id),
  );
  if (!row) throw noMatch(id);
  const known = parseHistory(history?.counts).filter(([at]) => at <= nowMs);
  return { data: { reports: attackReports(known, clocks) }, nextChangeAtMs: next?.at ?? null };
}

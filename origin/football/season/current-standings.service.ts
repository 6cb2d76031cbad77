import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { AsOf } from "../as-of.ts";
import { competitionById } from "../competition/competition.queries.ts";
import { noCompetition } from "../not-found.ts";
import { getStandings } from "./standings.service.ts";

type CurrentStandings = AsOf<AnswerOf<(typeof endpoints)["seasonsTableStanding"]>>;

/** The tables of a competition's current season; empty where it has no season. Throws `league_not_found`. */
export async function getCurrentStandings(
  db: Database,
  competitionId: number,
  nowMs: number,
): Promise<CurrentStandings> {
  const [[competition]] = await readAll(db, bindQuery(competitionById, nowMs, competitionId));
  if (!competition) throw noCompetition(competitionId);
  const { current_season_id: season_id } = competition;
  if (season_id === null) {
    return { data: { season_id, promotions: [], tables: [] }, nextChangeAtMs: null };
  }
  const { data, nextChangeAtMs } = await getStandings(db, season_id, nowMs);
  return { data: { season_id, ...data }, nextChangeAtMs };
}

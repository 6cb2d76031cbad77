import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { seasonById } from "../season/season.queries.ts";
import { nextChange } from "./change.queries.ts";
import { toMatch } from "./match.mapping.ts";
import { countOfSeason, matchesOfSeason } from "./match.queries.ts";

type SeasonQuery = QueryOf<(typeof endpoints)["matchesComp"]>;
type SeasonAnswer = AsOf<{ matches: Match[] }> & Paged<{ matches: Match[] }>;

/** Matches of a season, stage, group or round, ascending by kick-off. Throws `season_not_found`. */
export async function listSeason(db: Database, query: SeasonQuery, nowMs: number): Promise<SeasonAnswer> {
  const { season_id, stage_id, group, round, limit } = query;
  const filter = [nowMs, season_id, stage_id ?? null, group ?? null, round ?? null];
  const [[season], rows, [count], [next]] = await readAll(
    db,
    bindQuery(seasonById, season_id),
    bindQuery(matchesOfSeason, ...filter, limit, offsetOf(query)),
    bindQuery(countOfSeason, ...filter),
    bindQuery(nextChange, nowMs),
  );
  if (!season) throw noSeason(season_id);
  return {
    data: { matches: rows.map(toMatch) },
    page: pageInfo(query, count),
    nextChangeAtMs: next?.at ?? null,
  };
}

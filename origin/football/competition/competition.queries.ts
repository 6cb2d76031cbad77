import { type Query, query } from "#origin/db/database.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { seasons, stages } from "#origin/db/schema/season.table.ts";
import type { SeasonId } from "#shared/match/index.ts";

/** Reads of competitions and their seasons. */

export type CompetitionRow = Omit<typeof competitions.$inferSelect, "country_id"> & {
  country_id: (typeof countries.$inferSelect)["id"];
  country_code: string;
  country_name: string;
  current_season_id: SeasonId | null;
};

const latestPlayed = (which: string) => `(SELECT season_id FROM matches
        WHERE competition_id = c.id AND match_time <= ?1 AND ${which} ORDER BY match_time DESC LIMIT 1)`;
const newest = (which: string) => `(SELECT id FROM seasons
        WHERE competition_id = c.id AND ${which} ORDER BY name DESC, id DESC LIMIT 1)`;

/** A season's matches are all of one provenance, so one tells; a season without matches is no replay. */
const NO_REPLAY = "(SELECT provenance FROM matches WHERE season_id = seasons.id LIMIT 1) IS NOT 'replay'";

/**
 * The current season is that of the latest kick-off so far (`?1` is now, seconds): a season that only begins
 * tomorrow is not it. Before the first kick-off it is the newest by name: `2024/25` sorts before `2025/26`. The
 * season of a replay is it only where there is no other.
 */
const ROWS = `SELECT c.id, c.name, c.short_name, c.logo, c.hot, c.kind,
    k.id AS country_id, k.code AS country_code, k.name AS country_name,
    coalesce(
      ${latestPlayed("provenance <> 'replay'")},
      ${newest(NO_REPLAY)},
      ${latestPlayed("true")},
      ${newest("true")}
    ) AS current_season_id`;
const COUNTRY = "JOIN countries k ON k.id = c.country_id";

/** Competitions hottest first, `?3` rows from `?4` on; `?2` a JSON list of heats or null. */
export const competitionsByHeat: Query<CompetitionRow> = query(`${ROWS}
  FROM competitions c INDEXED BY competitions_by_heat ${COUNTRY}
  WHERE ?2 IS NULL OR c.hot IN (SELECT value FROM json_each(?2))
  ORDER BY c.hot DESC, c.name, c.id LIMIT ?3 OFFSET ?4`);

/** How many {@link competitionsByHeat} there are on all pages; `?1` a JSON list of heats or null. */
export const countOfCompetitions: Query<{ total: number }> = query(`SELECT count(*) AS total
  FROM competitions c INDEXED BY competitions_by_heat
  WHERE ?1 IS NULL OR c.hot IN (SELECT value FROM json_each(?1))`);

/** One competition, `?2`. */
export const competitionById: Query<CompetitionRow> = query(
  `${ROWS} FROM competitions c ${COUNTRY} WHERE c.id = ?2`,
);

type SeasonRow = Pick<typeof seasons.$inferSelect, "id" | "name">;

/** Seasons of competition `?1`, newest first. */
export const seasonsOfCompetition: Query<SeasonRow> = query(
  "SELECT id, name FROM seasons WHERE competition_id = ?1 ORDER BY name DESC, id DESC",
);

export type StageRow = typeof stages.$inferSelect;

/** Stages of every season of competition `?1`, in their order. */
export const stagesOfCompetition: Query<StageRow> = query(`SELECT g.* FROM seasons n
  JOIN stages g ON g.season_id = n.id WHERE n.competition_id = ?1 ORDER BY n.id, g.position, g.id`);

export type StagePartRow = Pick<StageRow, "id"> & { group_name: string | null; round: string | null };

/** Groups and rounds of the stages of competition `?2`, rounds in the order they are first played. `?1` is now. */
export const partsOfCompetition: Query<StagePartRow> = query(`
  SELECT m.stage_id AS id, m.group_name, m.round FROM seasons n CROSS JOIN matches m ON m.season_id = n.id
  WHERE n.competition_id = ?2 AND m.known_at <= ?1
  GROUP BY m.stage_id, m.group_name, m.round ORDER BY min(m.match_time)`);

/** Groups of the stages of competition `?1` as their team lists name them. */
export const groupsOfCompetition: Query<Omit<StagePartRow, "round">> = query(`
  SELECT DISTINCT g.id, t.group_name FROM seasons n
  JOIN stages g ON g.season_id = n.id JOIN stage_teams t ON t.stage_id = g.id
  WHERE n.competition_id = ?1 AND t.group_name IS NOT NULL`);

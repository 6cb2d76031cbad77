import { type Query, query } from "#origin/db/database.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { seasons, stages } from "#origin/db/schema/season.table.ts";
import type { SeasonId, StageId } from "#shared/match/index.ts";
import { countOfNames, foundNames, idAt } from "../name/name-search.sql.ts";
import { logoColumn } from "../ref-columns.sql.ts";

/** Queries of competitions and their seasons. `?1`, where present, is now, milliseconds UTC, unless noted. */

type Country = typeof countries.$inferSelect;

/** A competition with its country. */
export type CompetitionRow = Omit<typeof competitions.$inferSelect, "country_id"> & {
  [Column in keyof Country as `country_${Column}`]: Country[Column];
};
type CurrentRow = CompetitionRow & { current_season_id: SeasonId | null };

const COLUMNS = `c.id, c.name, c.short_name, c.translations, ${logoColumn("c")} AS logo, c.hot, c.kind, k.id AS country_id,
    k.code AS country_code, k.name AS country_name, k.translations AS country_translations,
    k.continent AS country_continent`;
const COUNTRY = "JOIN countries k ON k.id = c.country_id";

const latestPlayed = (which: string, now: string) => `(SELECT season_id FROM matches
        WHERE competition_id = c.id AND match_time <= ${now} / 1000 AND ${which} ORDER BY match_time DESC LIMIT 1)`;
const newest = (which: string) => `(SELECT id FROM seasons
        WHERE competition_id = c.id AND ${which} ORDER BY name DESC, id DESC LIMIT 1)`;

/** A season's matches share their provenance, so one is enough; a season without matches is no replay. */
const NO_REPLAY = "(SELECT provenance FROM matches WHERE season_id = seasons.id LIMIT 1) IS NOT 'replay'";

/**
 * The current season has the latest kick-off so far; a season that begins tomorrow does not count. Before any kick-off
 * it is the newest by name: `2024/25` sorts before `2025/26`. A replay's season only counts if there is no other.
 */
const currentSeason = (now: string) => `coalesce(
      ${latestPlayed("provenance <> 'replay'", now)},
      ${newest(NO_REPLAY)},
      ${latestPlayed("true", now)},
      ${newest("true")}
    )`;
const CURRENT_SEASON = currentSeason("?1");

/** Hottest first, filtered by the JSON list of heats `?2` (null: all), `?3` rows from `?4` on. */
const PAGE_BY_HEAT = `FROM competitions c INDEXED BY competitions_by_heat ${COUNTRY}
  WHERE ?2 IS NULL OR c.hot IN (SELECT value FROM json_each(?2))
  ORDER BY c.hot DESC, c.name, c.id LIMIT ?3 OFFSET ?4`;

/** A page of competitions, hottest first. */
export const competitionsByHeat: Query<CurrentRow> = query(
  `SELECT ${COLUMNS}, ${CURRENT_SEASON} AS current_season_id ${PAGE_BY_HEAT}`,
);

type SeasonNamedRow = CurrentRow & { current_season_name: string | null };

/** The same with the current season's name. */
export const competitionsWithSeason: Query<SeasonNamedRow> = query(`
  SELECT paged.*, n.name AS current_season_name
  FROM (SELECT ${COLUMNS}, ${CURRENT_SEASON} AS current_season_id ${PAGE_BY_HEAT}) paged
  LEFT JOIN seasons n ON n.id = paged.current_season_id
  ORDER BY paged.hot DESC, paged.name, paged.id`);

/** Total of {@link competitionsByHeat}; `?1` a JSON list of heats or null. */
export const countOfCompetitions: Query<{ total: number }> = query(`SELECT count(*) AS total
  FROM competitions c INDEXED BY competitions_by_heat
  WHERE ?1 IS NULL OR c.hot IN (SELECT value FROM json_each(?1))`);

/** Competitions matching a search (`?1`, `?2`: see foundNames), as of `?5`: `?3` rows from `?4` on. */
export const competitionsFound: Query<CurrentRow> = query(`WITH ${foundNames("competition")}
  SELECT ${COLUMNS}, ${currentSeason("?5")} AS current_season_id
  FROM found CROSS JOIN competitions c ON c.id = ${idAt("found.place")} ${COUNTRY}
  ORDER BY found.later, found.place`);

/** Total of {@link competitionsFound}: `?1` the search. */
export const countOfCompetitionsFound: Query<{ total: number }> = query(countOfNames("competition"));

/** Every competition, hottest first. */
export const allCompetitions: Query<CompetitionRow> = query(`SELECT ${COLUMNS}
  FROM competitions c INDEXED BY competitions_by_heat ${COUNTRY} ORDER BY c.hot DESC, c.name, c.id`);

/** One competition, `?2`. */
export const competitionById: Query<CurrentRow> = query(
  `SELECT ${COLUMNS}, ${CURRENT_SEASON} AS current_season_id FROM competitions c ${COUNTRY} WHERE c.id = ?2`,
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

export type StageSectionRow = Pick<StageRow, "id"> & { group_name: string | null; round: string | null };

/** Groups and rounds of the stages of competition `?2`, rounds in order of play. */
export const sectionsOfCompetition: Query<StageSectionRow> = query(`
  SELECT m.stage_id AS id, m.group_name, m.round FROM seasons n CROSS JOIN matches m ON m.season_id = n.id
  WHERE n.competition_id = ?2 AND m.known_at <= ?1
  GROUP BY m.stage_id, m.group_name, m.round ORDER BY min(m.match_time)`);

/** Groups of the stages of competition `?1`, from their team lists. */
export const groupsOfCompetition: Query<Omit<StageSectionRow, "round">> = query(`
  SELECT DISTINCT g.id, t.group_name FROM seasons n
  JOIN stages g ON g.season_id = n.id JOIN stage_teams t ON t.stage_id = g.id
  WHERE n.competition_id = ?1 AND t.group_name IS NOT NULL`);

/**
 * Current stage and round of the current season of competition `?2`: at its latest kick-off so far, else at its first.
 */
export const currentStage: Query<{ stage_id: StageId; round: string | null }> = query(`
  SELECT m.stage_id, m.round
  FROM (SELECT ${CURRENT_SEASON} AS id FROM competitions c WHERE c.id = ?2) season
  CROSS JOIN matches m ON m.id = coalesce(
    (SELECT id FROM matches WHERE season_id = season.id AND match_time <= ?1 / 1000 AND known_at <= ?1
      ORDER BY match_time DESC LIMIT 1),
    (SELECT id FROM matches WHERE season_id = season.id AND known_at <= ?1 ORDER BY match_time LIMIT 1))`);

type CountryRow = Omit<typeof countries.$inferSelect, "continent">;

/** Countries with competitions, teams or players. A small table, read whole; each check uses an index. */
export const countriesInUse: Query<CountryRow> = query(`SELECT id, code, name, translations FROM countries
  WHERE EXISTS (SELECT 1 FROM competitions WHERE country_id = countries.id)
    OR EXISTS (SELECT 1 FROM teams WHERE country_id = countries.id)
    OR EXISTS (SELECT 1 FROM players WHERE country_id = countries.id)`);

import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  CompetitionId,
  MatchId,
  Provenance,
  SeasonId,
  StageId,
  TeamId,
  VenueId,
} from "#shared/match/index.ts";
import { competitions } from "./competition.table.ts";
import { seasons, stages } from "./season.table.ts";
import { teams } from "./team.table.ts";
import { venues } from "./venue.table.ts";

export const matches = sqliteTable(
  "matches",
  {
    id: integer().$type<MatchId>().primaryKey(),
    season_id: integer()
      .$type<SeasonId>()
      .notNull()
      .references(() => seasons.id),
    /** Copied from the season, so that lists by competition use one index; a season never changes competition. */
    competition_id: integer()
      .$type<CompetitionId>()
      .notNull()
      .references(() => competitions.id),
    stage_id: integer()
      .$type<StageId>()
      .notNull()
      .references(() => stages.id),
    round: text(),
    group_name: text(),
    home_id: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    away_id: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    /** Kick-off, seconds UTC; noon of its day if its hour is unknown. */
    match_time: integer().notNull(),
    /** 1 if only the day of the kick-off is known. */
    time_unknown: integer().notNull().default(0),
    venue_id: integer()
      .$type<VenueId>()
      .references(() => venues.id),
    neutral: integer().notNull(),
    clock_speed: real().notNull(),
    cards_covered: integer().notNull(),
    corners_covered: integer().notNull(),
    provenance: text().$type<Provenance>().notNull(),
    /** Milliseconds UTC; before it the match is hidden. */
    known_at: integer().notNull(),
    /** The source that brought the match and owns its course; other sources only fill gaps. */
    source: text().notNull().default(""),
    /** JSON of data owned by another source, by kind (origin/ingest/store/match-ownership.rules.ts), or null. */
    part_sources: text(),
    /**
     * JSON list of statistic kinds added by a source other than that of `stats`; null where there are none, or where an
     * older release stored them without a note.
     */
    more_stat_kinds: text(),
    referee: text(),
    attendance: integer(),
    /** JSON of `Weather` (shared/match), or null. */
    weather: text(),
    /** Places in the league table before the match. */
    home_rank: integer(),
    away_rank: integer(),
    /** Milliseconds UTC of the last ingest that changed the match or its data. */
    updated_at: integer().notNull(),
  },
  (table) => [
    index("matches_by_time").on(table.match_time, table.id),
    index("matches_by_season").on(table.season_id, table.match_time),
    index("matches_by_competition").on(table.competition_id, table.match_time),
    index("matches_by_provenance").on(table.provenance, table.match_time),
    index("matches_by_home").on(table.home_id, table.match_time),
    index("matches_by_away").on(table.away_id, table.match_time),
    index("matches_by_update").on(table.updated_at),
  ],
);

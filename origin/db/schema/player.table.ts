import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CountryId, MatchId, PlayerId, SeasonId, Side, TeamId } from "#shared/match/index.ts";
import type { PlayerProfile, Position, TransferKind } from "#shared/player/index.ts";
import { countries } from "./country.table.ts";
import { matches } from "./match.table.ts";
import { seasons } from "./season.table.ts";
import { teams } from "./team.table.ts";

export const players = sqliteTable(
  "players",
  {
    id: integer().$type<PlayerId>().primaryKey(),
    name: text().notNull(),
    logo: text(),
    /** Path of our copy of the logo where that is on another host; null until it is fetched. */
    picture: text(),
    /** The player's current club; null for none. */
    team_id: integer()
      .$type<TeamId>()
      .references(() => teams.id),
    country_id: integer()
      .$type<CountryId>()
      .references(() => countries.id),
    position: text().$type<Position>(),
    shirt_number: integer(),
    /** Day, `YYYY-MM-DD`, like all days of people here. */
    birthday: text(),
    height_cm: integer(),
    weight_kg: integer(),
    preferred_foot: text().$type<NonNullable<PlayerProfile["preferred_foot"]>>(),
    market_value: integer(),
    market_value_currency: text(),
    contract_until: text(),
    /**
     * When team and shirt number were true, seconds UTC: an older file does not overwrite them. Null where the source
     * states the current club without a date.
     */
    team_as_of: integer(),
    /** The same of name, position, birthday and the other personal facts. */
    profile_as_of: integer(),
  },
  (table) => [
    index("players_by_name").on(table.name),
    index("players_by_country").on(table.country_id, table.name),
    index("players_by_team").on(table.team_id),
  ],
);

/**
 * Squad lists: the players that a source lists for a team in a season, with the numbers and positions of that team. A
 * player of a club and of a national team is listed in both, with a number of each.
 */
export const squad_members = sqliteTable(
  "squad_members",
  {
    season_id: integer()
      .$type<SeasonId>()
      .notNull()
      .references(() => seasons.id),
    team_id: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    source: text().notNull(),
    player_id: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    shirt_number: integer(),
    position: text().$type<Position>(),
  },
  (table) => [
    primaryKey({ columns: [table.season_id, table.team_id, table.source, table.player_id] }),
    index("squad_members_by_team").on(table.team_id, table.season_id),
    index("squad_members_by_player").on(table.player_id),
  ],
);

/** A player's match as counted at `known_at` (milliseconds UTC); the latest row is current. */
export const player_stats = sqliteTable(
  "player_stats",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    player_id: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    known_at: integer().notNull(),
    side: text().$type<Side>().notNull(),
    starter: integer().notNull(),
    minutes_played: integer(),
    rating: real(),
    /** JSON of the counts that the source covers: `encodeCounts` (origin/football/statistic/statistic-codec.ts). */
    counts: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.player_id, table.known_at] }),
    index("player_stats_by_player").on(table.player_id, table.match_id, table.known_at),
  ],
);

export const transfers = sqliteTable(
  "transfers",
  {
    id: integer().primaryKey(),
    player_id: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    kind: text().$type<TransferKind>().notNull(),
    from_team_id: integer()
      .$type<TeamId>()
      .references(() => teams.id),
    to_team_id: integer()
      .$type<TeamId>()
      .references(() => teams.id),
    /** Day of the move, seconds UTC. */
    at: integer().notNull(),
    fee: integer(),
    fee_currency: text(),
    description: text(),
  },
  (table) => [
    index("transfers_by_player").on(table.player_id, table.at),
    index("transfers_by_from").on(table.from_team_id, table.at),
    index("transfers_by_to").on(table.to_team_id, table.at),
  ],
);

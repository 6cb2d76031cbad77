import * as z from "zod/mini";

/**
 * Schema of API-Football v3, https://www.api-football.com/documentation-v3: only the fields used here, nullable where
 * the provider may omit them. Unknown fields are allowed.
 */

const id = () => z.int();
const text = () => z.nullish(z.string());
const count = () => z.nullish(z.number());
const pair = () => z.nullish(z.object({ home: count(), away: count() }));

/** Envelope of every response. `errors` is an empty list, or an object by field, also with status 200. */
export const Envelope = z.object({
  errors: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  response: z.array(z.unknown()),
});

const TeamRef = z.object({ id: z.nullish(z.int()), name: text(), logo: text() });
const PersonRef = z.nullish(z.object({ id: z.nullish(z.int()), name: text(), photo: text() }));

/** An entry of `/fixtures/events`. */
export const EventRow = z.object({
  time: z.object({ elapsed: count(), extra: count() }),
  team: TeamRef,
  player: PersonRef,
  assist: PersonRef,
  type: z.string(),
  detail: text(),
  comments: text(),
});
export type EventRow = z.infer<typeof EventRow>;

/** A side of `/fixtures/statistics`. */
export const StatisticsRow = z.object({
  team: TeamRef,
  statistics: z.array(z.object({ type: z.string(), value: z.nullish(z.union([z.number(), z.string()])) })),
});
export type StatisticsRow = z.infer<typeof StatisticsRow>;

const LineupPlayer = z.object({
  player: z.object({
    id: z.nullish(z.int()),
    name: text(),
    number: count(),
    pos: text(),
    grid: text(),
  }),
});

/** A side of `/fixtures/lineups`. */
export const LineupRow = z.object({
  team: TeamRef,
  formation: text(),
  coach: PersonRef,
  startXI: z.array(LineupPlayer),
  substitutes: z.array(LineupPlayer),
});
export type LineupRow = z.infer<typeof LineupRow>;

const PlayerNumbers = z.object({
  games: z.object({
    minutes: count(),
    position: text(),
    rating: z.nullish(z.string()),
    substitute: z.nullish(z.boolean()),
  }),
  offsides: count(),
  shots: z.nullish(z.object({ total: count(), on: count() })),
  goals: z.nullish(z.object({ total: count(), assists: count(), saves: count() })),
  passes: z.nullish(z.object({ total: count(), key: count() })),
  tackles: z.nullish(z.object({ total: count(), blocks: count(), interceptions: count() })),
  duels: z.nullish(z.object({ total: count(), won: count() })),
  dribbles: z.nullish(z.object({ attempts: count(), success: count() })),
  fouls: z.nullish(z.object({ drawn: count(), committed: count() })),
  penalty: z.nullish(z.object({ scored: count() })),
});
export type PlayerNumbers = z.infer<typeof PlayerNumbers>;

/** A side of `/fixtures/players`. */
export const PlayersRow = z.object({
  team: TeamRef,
  players: z.array(
    z.object({
      player: z.object({ id: z.int(), name: text(), photo: text() }),
      statistics: z.array(PlayerNumbers),
    }),
  ),
});
export type PlayersRow = z.infer<typeof PlayersRow>;

/** A match: a row of `/fixtures`. The lists are present with `live=` (events) and with `ids=` (all of them). */
export const FixtureRow = z.object({
  fixture: z.object({
    id: id(),
    referee: text(),
    timestamp: z.int(),
    periods: z.nullish(z.object({ first: count(), second: count() })),
    venue: z.nullish(z.object({ id: z.nullish(z.int()), name: text(), city: text() })),
    status: z.object({ short: z.string(), elapsed: count(), extra: count() }),
  }),
  league: z.object({ id: id(), season: z.int(), round: text() }),
  teams: z.object({
    home: z.object({ id: id(), name: z.string(), logo: text(), winner: z.nullish(z.boolean()) }),
    away: z.object({ id: id(), name: z.string(), logo: text(), winner: z.nullish(z.boolean()) }),
  }),
  goals: pair(),
  score: z.nullish(z.object({ halftime: pair(), fulltime: pair(), extratime: pair(), penalty: pair() })),
  events: z.optional(z.array(z.unknown())),
  statistics: z.optional(z.array(z.unknown())),
  lineups: z.optional(z.array(z.unknown())),
  players: z.optional(z.array(z.unknown())),
});
export type FixtureRow = z.infer<typeof FixtureRow>;

/** A row of `/players/squads`: a team with its current players, who have an age and no birthday. */
export const SquadTeamRow = z.object({
  team: z.object({ id: id() }),
  players: z.array(
    z.object({ id: z.nullish(z.int()), name: text(), number: count(), position: text(), photo: text() }),
  ),
});

/** A row of `/leagues`. */
export const LeagueRow = z.object({
  league: z.object({ id: id(), name: z.string(), type: text(), logo: text() }),
  country: z.object({ name: z.string(), code: text() }),
  seasons: z.array(
    z.object({
      year: z.int(),
      start: z.string(),
      end: z.string(),
      current: z.nullish(z.boolean()),
      coverage: z.nullish(z.object({ fixtures: z.nullish(z.object({ events: z.nullish(z.boolean()) })) })),
    }),
  ),
});

/** A row of `/teams`. */
export const TeamRow = z.object({
  team: z.object({
    id: id(),
    name: z.string(),
    country: text(),
    founded: count(),
    national: z.nullish(z.boolean()),
    logo: text(),
  }),
  venue: z.nullish(z.object({ id: z.nullish(z.int()), name: text(), city: text(), capacity: count() })),
});
export type TeamRow = z.infer<typeof TeamRow>;

const TableRecord = z.object({
  played: count(),
  goals: z.object({ for: count(), against: count() }),
});

/** A row of `/standings`: one league with its groups of rows. */
export const StandingsRow = z.object({
  league: z.object({
    id: id(),
    season: z.int(),
    standings: z.array(
      z.array(
        z.object({
          rank: z.int(),
          team: z.object({ id: id(), name: z.string() }),
          points: z.int(),
          group: text(),
          all: TableRecord,
        }),
      ),
    ),
  }),
});

/** A row of `/odds`: the bookmakers of one match. */
export const OddsRow = z.object({
  fixture: z.object({ id: id() }),
  league: z.object({ id: id(), season: z.int() }),
  update: text(),
  bookmakers: z.array(
    z.object({
      id: id(),
      name: z.string(),
      bets: z.array(
        z.object({
          id: id(),
          values: z.array(z.object({ value: z.union([z.string(), z.number()]), odd: z.string() })),
        }),
      ),
    }),
  ),
});
export type OddsRow = z.infer<typeof OddsRow>;

import * as z from "zod/mini";

/**
 * Schema of football-data.org v4, https://docs.football-data.org/general/v4/index.html. Only some plans have the lists.
 */

const text = () => z.nullish(z.string());
const count = () => z.nullish(z.number());
const pair = () => z.nullish(z.object({ home: count(), away: count() }));
const Person = z.nullish(z.object({ id: z.nullish(z.int()), name: text() }));
const OfTeam = z.object({ id: z.nullish(z.int()) });

const LineupPlayer = z.object({
  id: z.nullish(z.int()),
  name: text(),
  position: text(),
  shirtNumber: count(),
});

const Team = z.object({
  id: z.nullish(z.int()),
  name: text(),
  shortName: text(),
  crest: text(),
  coach: z.optional(Person),
  formation: text(),
  lineup: z.nullish(z.array(LineupPlayer)),
  bench: z.nullish(z.array(LineupPlayer)),
  statistics: z.nullish(z.record(z.string(), z.unknown())),
});
export type OrgTeam = z.infer<typeof Team>;

/** A match, in a list or by itself. */
export const OrgMatch = z.object({
  id: z.int(),
  area: z.object({ name: z.string() }),
  competition: z.object({ code: z.string(), name: text(), type: text(), emblem: text() }),
  season: z.object({ startDate: z.string(), endDate: z.string() }),
  utcDate: z.string(),
  status: z.string(),
  minute: z.nullish(z.union([z.number(), z.string()])),
  injuryTime: z.nullish(z.union([z.number(), z.string()])),
  attendance: count(),
  venue: text(),
  matchday: count(),
  stage: text(),
  group: text(),
  homeTeam: Team,
  awayTeam: Team,
  score: z.object({
    winner: text(),
    duration: text(),
    fullTime: pair(),
    halfTime: pair(),
    regularTime: pair(),
    extraTime: pair(),
    penalties: pair(),
  }),
  goals: z.nullish(
    z.array(
      z.object({
        minute: count(),
        injuryTime: count(),
        type: text(),
        team: OfTeam,
        scorer: Person,
        assist: Person,
      }),
    ),
  ),
  /** The kicks of a shoot-out. */
  penalties: z.nullish(
    z.array(z.object({ player: Person, team: z.nullish(OfTeam), scored: z.nullish(z.boolean()) })),
  ),
  bookings: z.nullish(
    z.array(
      z.object({ minute: count(), injuryTime: count(), team: OfTeam, player: Person, card: z.string() }),
    ),
  ),
  substitutions: z.nullish(
    z.array(
      z.object({ minute: count(), injuryTime: count(), team: OfTeam, playerOut: Person, playerIn: Person }),
    ),
  ),
  referees: z.nullish(z.array(z.object({ name: text(), type: text() }))),
});
export type OrgMatch = z.infer<typeof OrgMatch>;

export const MatchesAnswer = z.object({ matches: z.array(z.unknown()) });

export const TeamsAnswer = z.object({
  teams: z.array(z.object({ id: z.int(), area: z.object({ name: z.string() }) })),
});

/** A player or coach of a squad. */
const SquadPerson = z.object({
  id: z.nullish(z.int()),
  name: text(),
  position: text(),
  dateOfBirth: text(),
  nationality: text(),
  shirtNumber: count(),
});

/** `/competitions/PL/teams` with the squads of the season. */
export const SquadsAnswer = z.object({
  season: z.nullish(z.object({ startDate: z.string() })),
  teams: z.array(z.unknown()),
});

export const SquadTeam = z.object({
  id: z.int(),
  name: text(),
  shortName: text(),
  crest: text(),
  area: z.object({ name: z.string() }),
  coach: z.optional(z.nullable(SquadPerson)),
  squad: z.nullish(z.array(SquadPerson)),
});
export type SquadTeam = z.infer<typeof SquadTeam>;

/** `/competitions/PL/standings`; of the three kinds of tables the total one is read. */
export const StandingsAnswer = z.object({
  competition: z.object({ code: z.string() }),
  season: z.object({ startDate: z.string(), endDate: z.string() }),
  standings: z.array(
    z.object({
      type: z.string(),
      group: text(),
      table: z.array(
        z.object({
          position: z.int(),
          team: z.object({ id: z.nullish(z.int()) }),
          playedGames: z.int(),
          points: z.int(),
          goalsFor: z.int(),
          goalsAgainst: z.int(),
        }),
      ),
    }),
  ),
});

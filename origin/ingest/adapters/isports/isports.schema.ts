import * as z from "zod/mini";

/** Schema of iSportsAPI, https://www.isportsapi.com/docs.html: ids are strings, moments Unix seconds. */

const text = () => z.nullish(z.string());
const count = () => z.nullish(z.number());
/** Numbers that some responses write as strings. */
const numeric = () => z.nullish(z.union([z.number(), z.string()]));

/** Envelope of every response; a code other than 0 is a refusal. */
export const Envelope = z.object({
  code: z.number(),
  message: text(),
  data: z.optional(z.unknown()),
});

/** A row of `league/basic`. */
export const LeagueRow = z.object({
  leagueId: z.string(),
  name: z.string(),
  type: count(),
  logo: text(),
  country: text(),
  currentSeason: text(),
});

/** A match: a row of `schedule` and `livescores`. */
export const IsportsMatch = z.object({
  matchId: z.string(),
  leagueId: z.string(),
  leagueName: text(),
  leagueType: count(),
  matchTime: z.int(),
  halfStartTime: count(),
  status: z.int(),
  homeId: z.string(),
  homeName: z.string(),
  awayId: z.string(),
  awayName: z.string(),
  homeScore: count(),
  awayScore: count(),
  homeHalfScore: count(),
  awayHalfScore: count(),
  homeRed: count(),
  awayRed: count(),
  homeYellow: count(),
  awayYellow: count(),
  homeCorner: count(),
  awayCorner: count(),
  homeRank: text(),
  awayRank: text(),
  season: text(),
  round: text(),
  group: text(),
  neutral: z.nullish(z.boolean()),
  extraExplain: z.nullish(
    z.object({
      extraTimeStatus: count(),
      extraHomeScore: count(),
      extraAwayScore: count(),
      penHomeScore: count(),
      penAwayScore: count(),
    }),
  ),
});
export type IsportsMatch = z.infer<typeof IsportsMatch>;

const EventRow = z.object({
  eventId: z.string(),
  minute: numeric(),
  overtime: numeric(),
  type: z.int(),
  homeEvent: z.nullish(z.boolean()),
  playerId: text(),
  playerName: text(),
  assistPlayerId: text(),
});
export type EventRow = z.infer<typeof EventRow>;

/** A row of `events`: a match with its incidents; `penalty` is the shoot-out. */
export const EventsRow = z.object({
  matchId: z.string(),
  events: z.nullish(z.array(EventRow)),
  penalty: z.nullish(
    z.array(
      z.object({
        eventId: z.string(),
        homeEvent: z.nullish(z.boolean()),
        playerId: text(),
        playerName: text(),
        missed: z.nullish(z.boolean()),
      }),
    ),
  ),
});
export type EventsRow = z.infer<typeof EventsRow>;

const LineupPlayers = z.nullish(
  z.array(z.object({ playerId: text(), name: text(), number: numeric(), position: numeric() })),
);

/** A row of `lineups`. */
export const LineupsRow = z.object({
  matchId: z.string(),
  homeFormation: text(),
  awayFormation: text(),
  homeLineup: LineupPlayers,
  awayLineup: LineupPlayers,
  homeBackup: LineupPlayers,
  awayBackup: LineupPlayers,
});
export type LineupsRow = z.infer<typeof LineupsRow>;

/** `odds/main`: lists of comma-separated strings. */
export const OddsData = z.object({
  handicap: z.nullish(z.array(z.string())),
  europeOdds: z.nullish(z.array(z.string())),
  overUnder: z.nullish(z.array(z.string())),
});
export type OddsData = z.infer<typeof OddsData>;

/** `standing/league`. */
export const StandingData = z.object({
  leagueInfo: z.nullish(z.object({ leagueId: text(), currentSeason: text() })),
  totalStandings: z.nullish(
    z.array(
      z.object({
        rank: z.int(),
        teamId: z.string(),
        totalCount: z.int(),
        getScore: z.int(),
        loseScore: z.int(),
        integral: z.int(),
      }),
    ),
  ),
});

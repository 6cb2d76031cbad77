import * as z from "zod/mini";
import { CoachBrief } from "../coach/coach.schema.ts";
import { SeasonRef } from "../competition/competition.schema.ts";
import { CompetitionRef, CountryRef, TeamRef, Venue } from "../match/match.schema.ts";
import { Money } from "../player/player.schema.ts";
import { TableRow } from "../standings/standings.schema.ts";

const count = () => z.int().check(z.nonnegative());

/** A team in lists. */
export const Team = z.extend(TeamRef, { country: CountryRef, national: z.boolean() });
export type Team = z.infer<typeof Team>;

/** A team's own page. */
export const TeamProfile = z.extend(Team, {
  founded: z.nullable(z.int()),
  website: z.nullable(z.string()),
  venue: z.nullable(Venue),
  coach: z.nullable(CoachBrief),
  /** Sum of the squad's market values that are known. */
  squad_value: z.nullable(Money),
});
export type TeamProfile = z.infer<typeof TeamProfile>;

/**
 * Season that a squad is taken from: `listed` by a source for that season, or the players who `played` in the latest
 * season, where no source has a list.
 */
export const SquadSeason = z.object({
  kind: z.enum(["listed", "played"]),
  season: SeasonRef,
  competition: CompetitionRef,
});
export type SquadSeason = z.infer<typeof SquadSeason>;

/** A team's place in the table of one season. */
export const TeamYear = z.object({ season: SeasonRef, row: TableRow });
export type TeamYear = z.infer<typeof TeamYear>;

/**
 * A team's season in one competition: sums over the matches in which the source counted the statistic, `counted` of the
 * `played`. Pairs (shots and on target, passes and accurate) are of the same matches, so that one may be divided by the
 * other; other totals compare only with the same `counted`.
 */
export const TeamSeasonStats = z.object({
  team: TeamRef,
  played: count(),
  counted: z.object({
    goals: count(),
    goals_against: count(),
    penalty_goals: count(),
    clean_sheets: count(),
    yellow_cards: count(),
    red_cards: count(),
    corners: count(),
    shots: count(),
    shots_on_target: count(),
    fouls: count(),
    offsides: count(),
    passes: count(),
    passes_accurate: count(),
    possession: count(),
  }),
  goals: count(),
  goals_against: count(),
  /** Null where the source does not list all goals of any match. */
  penalty_goals: z.nullable(count()),
  clean_sheets: count(),
  yellow_cards: z.nullable(count()),
  red_cards: z.nullable(count()),
  corners: z.nullable(count()),
  shots: z.nullable(count()),
  shots_on_target: z.nullable(count()),
  fouls: z.nullable(count()),
  offsides: z.nullable(count()),
  passes: z.nullable(count()),
  passes_accurate: z.nullable(count()),
  /** Mean share of the ball, percent with one decimal. */
  possession: z.nullable(z.number()),
});
export type TeamSeasonStats = z.infer<typeof TeamSeasonStats>;

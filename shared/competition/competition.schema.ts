import * as z from "zod/mini";
import { CompetitionRef, CountryRef, SeasonId, StageId } from "../match/match.schema.ts";

/** Kind of contest: a league has tables, a cup may have both tables and ties, friendlies neither. */
export const COMPETITION_KINDS = ["league", "cup", "friendly"] as const;

/** A competition in lists. */
export const Competition = z.extend(CompetitionRef, {
  kind: z.enum(COMPETITION_KINDS),
  current_season_id: z.nullable(SeasonId),
});
export type Competition = z.infer<typeof Competition>;

/** A part of a season with tables or ties of its own. */
export const Stage = z.object({
  id: StageId,
  name: z.string(),
  /** `points` has tables, `knock_out` has ties (domain-facts section 1.0, stage mode). */
  mode: z.enum(["points", "knock_out"]),
  groups: z.array(z.string()),
  rounds: z.array(z.string()),
});
export type Stage = z.infer<typeof Stage>;

/** One edition of a competition, with its stages in their order. */
export const Season = z.object({ id: SeasonId, name: z.string(), stages: z.array(Stage) });
export type Season = z.infer<typeof Season>;

/** A season as rows about something else carry it. */
export const SeasonRef = z.object({ id: SeasonId, name: z.string() });
export type SeasonRef = z.infer<typeof SeasonRef>;

/** A competition with those of its seasons in which a team or player took part, newest first. */
export const CompetitionSeasons = z.object({
  competition: CompetitionRef,
  seasons: z.array(SeasonRef),
  /** How many matches of the newest of them are theirs, as far as is known. */
  matches: z.int(),
});
export type CompetitionSeasons = z.infer<typeof CompetitionSeasons>;

/** A competition with its seasons, newest first. */
export const CompetitionDetail = z.extend(Competition, {
  seasons: z.array(Season),
  /** Current point of the season: stage and round of the latest kick-off so far, else of the first to come. */
  current_stage_id: z.nullable(StageId),
  current_round: z.nullable(z.string()),
});
export type CompetitionDetail = z.infer<typeof CompetitionDetail>;

/** `world` holds competitions between continents. The interface names them. */
export const CONTINENTS = [
  "africa",
  "asia",
  "europe",
  "north_america",
  "oceania",
  "south_america",
  "world",
] as const;
export type ContinentId = (typeof CONTINENTS)[number];

/** A continent with its own competitions and its countries that have some, each hottest first. */
export const Continent = z.object({
  id: z.enum(CONTINENTS),
  competitions: z.array(CompetitionRef),
  countries: z.array(z.object({ country: CountryRef, competitions: z.array(CompetitionRef) })),
});
export type Continent = z.infer<typeof Continent>;

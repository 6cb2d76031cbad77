import * as z from "zod/mini";
import { CompetitionId, SeasonId, Translations } from "../match/match.schema.ts";

/** Titles that a team, player or coach has won, every title once with its seasons, newest first. */
export const Honor = z.object({
  name: z.string(),
  /** Left out where the source has none. */
  translations: z.optional(Translations),
  competition_id: z.nullable(CompetitionId),
  seasons: z.array(z.object({ name: z.string(), season_id: z.nullable(SeasonId) })),
});
export type Honor = z.infer<typeof Honor>;

import * as z from "zod/mini";
import { CompetitionRef, SeasonId, StageId } from "../match/match.schema.ts";

export const COMPETITION_KINDS = ["league", "cup", "friendly"] as const;

/** A competition in lists. */
export const Competition = z.extend(CompetitionRef, {
  kind: z.enum(COMPETITION_KINDS),
  current_season_id: z.nullable(SeasonId),
});
export type Competition = z.infer<typeof Competition>;

export const Stage = z.object({
  id: StageId,
  name: z.string(),
  /** `points` has tables, `knock_out` has ties (domain-facts section 1.0, stage mode). */
  mode: z.enum(["points", "knock_out"]),
  groups: z.array(z.string()),
  rounds: z.array(z.string()),
});
export type Stage = z.infer<typeof Stage>;

export const Season = z.object({ id: SeasonId, name: z.string(), stages: z.array(Stage) });
export type Season = z.infer<typeof Season>;

/** A competition with its seasons, newest first. */
export const CompetitionDetail = z.extend(Competition, { seasons: z.array(Season) });
export type CompetitionDetail = z.infer<typeof CompetitionDetail>;

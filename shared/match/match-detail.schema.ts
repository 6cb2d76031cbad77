import * as z from "zod/mini";
import { CommentaryLine, Incident, MatchStat } from "./incident.schema.ts";
import { Match } from "./match.schema.ts";

/** Everything that moves while a match is played. Incidents are in the order of play. */
export const MatchDetail = z.object({
  match: Match,
  incidents: z.array(Incident),
  stats: z.array(MatchStat),
  commentary: z.array(CommentaryLine),
});
export type MatchDetail = z.infer<typeof MatchDetail>;

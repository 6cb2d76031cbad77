import * as z from "zod/mini";
import { Match } from "./match.schema.ts";

const SideScorePatch = z.partial(Match.shape.score.shape.home);

/** Changes of a match row: only the changed fields, the score down to its single counts. */
export const MatchPatch = z.extend(z.partial(z.omit(Match, { id: true, score: true })), {
  score: z.optional(z.object({ home: z.optional(SideScorePatch), away: z.optional(SideScorePatch) })),
});
export type MatchPatch = z.infer<typeof MatchPatch>;

import * as z from "zod/mini";
import { Coach } from "../coach/coach.schema.ts";
import { Competition } from "../competition/index.ts";
import { Match } from "../match/index.ts";
import { Player } from "../player/index.ts";
import { Team } from "../team/index.ts";

const count = () => z.int().check(z.nonnegative());

/** Results for every requested kind, best first (matches by kick-off), and their total number. */
export const SearchAnswer = z.object({
  matches: z.array(Match),
  competitions: z.array(Competition),
  teams: z.array(Team),
  players: z.array(Player),
  coaches: z.array(Coach),
  totals: z.object({ match: count(), league: count(), team: count(), player: count(), coach: count() }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

import * as z from "zod/mini";
import { CoachId, CountryRef, TeamRef } from "../match/match.schema.ts";
import { Day } from "../player/player.schema.ts";

/** The coach, on a row about something else. */
export const CoachBrief = z.object({ id: CoachId, name: z.string(), logo: z.nullable(z.string()) });
export type CoachBrief = z.infer<typeof CoachBrief>;

/** A coach. `interim` looks after a team until a head coach is found. Source: domain-facts section 1.6. */
export const Coach = z.extend(CoachBrief, {
  kind: z.enum(["head", "interim"]),
  birthday: z.nullable(Day),
  age: z.nullable(z.int()),
  preferred_formation: z.nullable(z.string()),
  joined: z.nullable(Day),
  contract_until: z.nullable(Day),
  country: z.nullable(CountryRef),
  team: z.nullable(TeamRef),
});
export type Coach = z.infer<typeof Coach>;

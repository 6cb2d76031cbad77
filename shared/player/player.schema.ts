import * as z from "zod/mini";
import { CountryRef, PlayerId, TeamRef } from "../match/match.schema.ts";

const count = () => z.int().check(z.nonnegative());

/** The spec's position codes: goalkeeper, defender, midfielder, striker. Null is shown as "-". */
export const POSITIONS = ["G", "D", "M", "F"] as const;
export const Position = z.enum(POSITIONS);
export type Position = z.infer<typeof Position>;

/** A calendar day, `YYYY-MM-DD`: birthdays have no zone. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A sum in whole units of its currency. */
export const Money = z.object({ amount: count(), currency: z.string() });
export type Money = z.infer<typeof Money>;

/** A player in lists. */
export const Player = z.object({
  id: PlayerId,
  name: z.string(),
  logo: z.nullable(z.string()),
  position: z.nullable(Position),
  shirt_number: z.nullable(count()),
  birthday: z.nullable(Day),
  /** Whole years as of the response. */
  age: z.nullable(count()),
  height_cm: z.nullable(count()),
  weight_kg: z.nullable(count()),
  country: z.nullable(CountryRef),
  team: z.nullable(TeamRef),
  market_value: z.nullable(Money),
});
export type Player = z.infer<typeof Player>;

/** A player's own page. */
export const PlayerProfile = z.extend(Player, {
  preferred_foot: z.nullable(z.enum(["left", "right", "both"])),
  contract_until: z.nullable(Day),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

/** The player, on a row about something else. */
export const PlayerBrief = z.object({
  id: PlayerId,
  name: z.string(),
  logo: z.nullable(z.string()),
  position: z.nullable(Position),
  shirt_number: z.nullable(count()),
});
export type PlayerBrief = z.infer<typeof PlayerBrief>;

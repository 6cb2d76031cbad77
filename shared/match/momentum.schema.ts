import * as z from "zod/mini";

const count = () => z.nullable(z.int().check(z.nonnegative()));

/** Counts of attacking play of one side since kick-off; null where the source does not count the kind. */
export const AttackCounts = z.object({
  attacks: count(),
  dangerous_attacks: count(),
  corners: count(),
  shots_off_target: count(),
  shots_on_target: count(),
});
export type AttackCounts = z.infer<typeof AttackCounts>;

/** What a source had counted by a match minute: 45 with `added` 2 is 45+2. */
export const AttackReport = z.object({
  minute: z.int().check(z.positive()),
  added: z.int().check(z.nonnegative()),
  home: AttackCounts,
  away: AttackCounts,
});
export type AttackReport = z.infer<typeof AttackReport>;

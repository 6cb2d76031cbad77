import * as z from "zod/mini";

/** What storing content did, by kind of row, and why rows were refused. */
export const ContentReport = z.object({
  /** False for a dry run and whenever a row was refused: content goes in whole or not at all. */
  stored: z.boolean(),
  kinds: z.record(
    z.string(),
    z.object({ new: z.int(), changed: z.int(), same: z.int(), removed: z.int(), refused: z.int() }),
  ),
  /** Where in the batch (`posts.12.author`), and what is wrong. */
  refusals: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** What was left as it is, and why. */
  warnings: z.array(z.string()),
  /** Cache tags of everything that is another now. */
  tags: z.array(z.string()),
});
export type ContentReport = z.infer<typeof ContentReport>;

import * as z from "zod/mini";

/** Result of storing content, by kind of row, and why rows were refused. */
export const ContentReport = z.object({
  /** False for a dry run and whenever a row was refused: content is stored whole or not at all. */
  stored: z.boolean(),
  kinds: z.record(
    z.string(),
    z.object({ new: z.int(), changed: z.int(), same: z.int(), removed: z.int(), refused: z.int() }),
  ),
  /** Path in the batch (`posts.12.author`), and the error. */
  refusals: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** Rows left unchanged, and why. */
  warnings: z.array(z.string()),
  /** Cache tags of everything that is another now. */
  tags: z.array(z.string()),
});
export type ContentReport = z.infer<typeof ContentReport>;

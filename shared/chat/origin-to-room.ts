import * as z from "zod/mini";
import { ChatModeration } from "./client-to-room.ts";

/** Origin to match room, by signed POST. */

/**
 * Tickets of this account issued until then are over, because a session, the account, its role or
 * its password ended. An account that still has a session continues with its next ticket. `forget` also removes the
 * name and texts of a deleted account.
 */
export const ChatEnd = z.object({
  chat_end: z.object({ user_id: z.int().check(z.positive()), ended_at_ms: z.int(), forget: z.boolean() }),
});
export type ChatEnd = z.infer<typeof ChatEnd>;

/** An order of a moderator who is not on the page. The room answers like to a command. */
export const ChatOrder = z.object({ chat: ChatModeration });
export type ChatOrder = z.infer<typeof ChatOrder>;

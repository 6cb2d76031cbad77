import * as z from "zod/mini";

/** Room to hub, by signed POST. */

/** The hub's one room. */
export const HUB_ADDRESS = { party: "hub", room: "main" } as const;

/** A list room without rows requests them; any room that woke makes sure the hub is awake. */
export const HubCall = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rows-wanted"), room: z.string() }),
  z.object({ type: z.literal("wake") }),
]);
export type HubCall = z.infer<typeof HubCall>;

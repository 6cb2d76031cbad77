import * as z from "zod/mini";
import { ModerationEvent } from "./moderation-event.schema.ts";

/** Room to origin, by signed POST (`feed/chat`). */

/** Moderation events in their order. */
export const ModerationEvents = z.object({ deeds: z.array(ModerationEvent).check(z.maxLength(50)) });

/** Numbers and words of the chat of a match. Free of zod: pages show and keep them. */

/** Characters of a message as people count them: graphemes (Unicode UAX #29). Product spec, section 9. */
export const CHAT_LENGTH = 120;

/** A writer's messages are at least so far apart, unless a moderator has slowed the room further. */
export const COOL_DOWN_MS = 3_000;

/** Messages of one writer in {@link BURST_MS}. */
export const BURST_MAX = 12;
/** The time in which {@link BURST_MAX} holds. */
export const BURST_MS = 60_000;

/** How long the same text of a writer is refused after it was sent, even with others in between. */
export const REPEAT_MS = 120_000;

/** Messages that a room sends to a reader who joins. */
export const CHAT_HISTORY = 100;

/** Messages that a room and a page keep: a message still on a page can be reported and deleted. */
export const CHAT_KEPT = 300;

/** Maximum age of a message, however few came after it. Origin remembers for longer which rooms an account wrote in. */
export const MESSAGE_STANDS_MS = 2 * 86_400_000;

/** How long a changed score flags the chat in red. Product spec, section 9. */
export const RED_FLAG_MS = 30 * 60_000;

/** Reactions to a message. */
export const REACTIONS = ["like", "heart", "laugh", "wow", "angry"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Why a message is reported. */
export const REPORT_REASONS = ["spam", "abuse", "spoiler", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Seconds between two messages of a writer that a moderator may choose; 0 is the usual cool-down. */
export const SLOW_SECONDS = [0, 10, 30, 60, 300] as const;

/** Minutes of a mute; 0 unmutes. */
export const MUTE_MINUTES = [0, 10, 60, 1_440, 10_080] as const;
export type MuteMinutes = (typeof MUTE_MINUTES)[number];

/** Query keys of a match room's URL that request its chat: `&chat=1&chat_since=<epoch>.<seq>`. */
export const CHAT_QUERY = { chat: "chat", since: "chat_since" } as const;

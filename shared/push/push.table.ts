/** Kinds of Web Push notifications. No zod in here: pages load it. */
export const PUSH_KINDS = [
  "goal",
  "cancelled_goal",
  "red_card",
  "line_ups",
  "kick_off",
  "half_time",
  "full_time",
  "tip",
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Kinds of a reader who has not chosen: two more messages per match would be too many for most. */
export const DEFAULT_PUSH_KINDS: readonly PushKind[] = PUSH_KINDS.filter(
  (kind) => kind !== "line_ups" && kind !== "half_time",
);

/** Items of a list with alert kinds of their own at most: with all kinds each, a body stays far below its limit. */
export const MOST_OWN_KINDS = 300;

/** Notifications of a match, the most important first: a reader gets one of several at one moment. */
export const MATCH_KINDS = [
  "full_time",
  "goal",
  "cancelled_goal",
  "red_card",
  "half_time",
  "kick_off",
  "line_ups",
] as const satisfies readonly PushKind[];
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Kinds that reveal how a match goes: never sent to a reader who hides results. */
export const RESULT_KINDS: readonly PushKind[] = [
  "goal",
  "cancelled_goal",
  "red_card",
  "half_time",
  "full_time",
];

/** Items that a browser's notifications cover. For a shielded item no result is sent, whatever else is followed. */
const PUSH_TARGETS = ["match", "league", "team", "shielded_match", "shielded_team"] as const;
export type PushTarget = (typeof PUSH_TARGETS)[number];

/** A browser without contact for so long gets no more notifications, seconds. */
export const UNSEEN_SECONDS = 60 * 86_400;

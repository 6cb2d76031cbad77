/** What a reader can be told of by Web Push. No zod in here: pages load it. */
export const PUSH_KINDS = ["goal", "red_card", "kick_off", "full_time", "tip"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What is told of a match, the weightiest first: of several things at one moment a reader is told the first he wants. */
export const MATCH_KINDS = [
  "full_time",
  "goal",
  "red_card",
  "kick_off",
] as const satisfies readonly PushKind[];
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What tells how a match goes: nothing for who hides results. */
export const RESULT_KINDS: readonly PushKind[] = ["goal", "red_card", "full_time"];

/**
 * What a browser's notifications are about. Of what is shielded nothing is told that is a result, whatever else is followed.
 */
export const PUSH_TARGETS = ["match", "league", "team", "shielded_match", "shielded_team"] as const;
export type PushTarget = (typeof PUSH_TARGETS)[number];

/** A browser that has not been heard of for so long is told nothing more, seconds. */
export const UNSEEN_SECONDS = 60 * 86_400;

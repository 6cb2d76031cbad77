/** Numbers and words of comments on articles (`comment_rule_*` for readers). Free of zod: pages load it. */

/** Characters of a comment as people count them: graphemes (Unicode UAX #29). */
export const COMMENT_LENGTH = 1000;

/** Days after an article's publication in which comments are accepted. */
export const COMMENT_OPEN_DAYS = 90;

/** Levels of a tree: a comment, its replies, and their replies. A reply to the last level stands beside it. */
export const COMMENT_LEVELS = 3;

/** Replies below one comment, at any depth; beyond that, only new comments. */
export const COMMENT_REPLIES_MAX = 200;

/** Number of reports that hides an unreviewed comment until it is reviewed. */
export const REPORTS_TO_HOLD = 5;

/** Age of an account whose reports count towards {@link REPORTS_TO_HOLD}: a week. */
export const REPORTER_AGE_SECONDS = 7 * 86_400;

/** Default number of comments on a page of the tree. */
export const COMMENTS_LIMIT = 10;

/** Visibility of a comment: everybody; its writer, until it is reviewed; nobody any more. */
export const COMMENT_STATES = ["visible", "pending", "hidden", "deleted"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Verdict of a moderator on a comment. */
export const COMMENT_DECISIONS = ["approve", "hide"] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];

/** Why a comment is reported. */
export const COMMENT_REASONS = ["spam", "abuse", "spoiler", "other"] as const;
export type CommentReason = (typeof COMMENT_REASONS)[number];

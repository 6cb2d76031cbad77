/** Numbers and words of comments on articles. Free of zod: pages show and keep them. Where readers see them: `comment_rule_*`. */

/** Characters of a comment as people count them: graphemes (Unicode UAX #29). */
export const COMMENT_LENGTH = 1000;

/** Comments are taken for so many days after an article came out. */
export const COMMENT_OPEN_DAYS = 90;

/** Levels of a tree: a comment, its replies, and theirs. What answers the last stands beside it. */
export const COMMENT_LEVELS = 3;

/** Replies below one comment, however deep; who has more to say begins anew. */
export const COMMENT_REPLIES_MAX = 200;

/** So many readers who report a comment that nobody has looked at take it away until somebody has. */
export const REPORTS_TO_HOLD = 5;

/** Age of an account whose reports count towards {@link REPORTS_TO_HOLD}: a week. */
export const REPORTER_AGE_SECONDS = 7 * 86_400;

/** Comments of a page of the tree, unless told otherwise. */
export const COMMENTS_LIMIT = 10;

/** Who sees a comment: everybody; its writer, until somebody has looked at it; nobody any more. */
export const COMMENT_STATES = ["visible", "pending", "hidden", "deleted"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** What somebody who looks at a comment makes of it. */
export const COMMENT_DECISIONS = ["approve", "hide"] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];

/** Why a comment is reported. */
export const COMMENT_REASONS = ["spam", "abuse", "spoiler", "other"] as const;
export type CommentReason = (typeof COMMENT_REASONS)[number];

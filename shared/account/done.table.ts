/** Flash message of the last action: the query key `done`. `expired` is the one that is not the reader's own action. */
const DONE = [
  "login",
  "logout",
  "register",
  "info",
  "password",
  "avatar",
  "forgot",
  "reset",
  "verification",
  "verified",
  "session",
  "deleted",
  "follow",
  "unfollow",
  "tip",
  "tip_deleted",
  "article_saved",
  "article_published",
  "article_scheduled",
  "article_withdrawn",
  "article_deleted",
  "comment",
  "comment_pending",
  "comment_deleted",
  "comment_reported",
  "name_merged",
  "name_apart",
  "name_reopened",
  "comment_approved",
  "comment_hidden",
  "correction",
  "expired",
] as const;
export type Done = (typeof DONE)[number];

/** True for a word of the table: the address is untrusted. */
export const isDone = (value: unknown): value is Done => DONE.some((one) => one === value);

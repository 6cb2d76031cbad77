import { m } from "#messages/paraglide/messages.js";
import type { CommentReason } from "#shared/content/comment.table.ts";

const names = {
  spam: m.comment_reason_spam,
  abuse: m.comment_reason_abuse,
  spoiler: m.comment_reason_spoiler,
  other: m.comment_reason_other,
} as const satisfies Record<CommentReason, () => string>;

/** The reason of a report, in the page's language. */
export const reasonName = (reason: CommentReason): string => names[reason]();

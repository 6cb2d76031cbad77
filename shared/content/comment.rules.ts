import { COMMENT_OPEN_DAYS } from "./comment.table.ts";

const DAY_SECONDS = 86_400;

/** End of comments on an article; both times in seconds UTC. */
export const commentsCloseAt = (publishedAt: number): number => publishedAt + COMMENT_OPEN_DAYS * DAY_SECONDS;

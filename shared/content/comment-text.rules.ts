import { countGraphemes, isReadableText } from "../chat/chat-text.rules.ts";
import type { FieldError } from "../errors/field-error.table.ts";
import { COMMENT_LENGTH } from "./comment.table.ts";

/** Rules of a comment's text, once it is tidied, in the order of reporting. */
export const COMMENT_TEXT_RULES: readonly (readonly [code: FieldError, holds: (text: string) => boolean])[] =
  [
    ["comment_required", (text) => text !== ""],
    ["comment_long", (text) => countGraphemes(text) <= COMMENT_LENGTH],
    ["comment_characters", isReadableText],
  ];

/** The error of a tidied text by itself; null for one that can be sent. */
export const commentTextRefusal = (text: string): FieldError | null =>
  COMMENT_TEXT_RULES.find(([, holds]) => !holds(text))?.[0] ?? null;

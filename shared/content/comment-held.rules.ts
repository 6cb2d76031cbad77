import { hasLink } from "../chat/chat-content.rules.ts";
import { foldChatText, plainLetters } from "../chat/chat-fold.rules.ts";

import { comparableText } from "../text/comparable-text.rules.ts";

/** Checks of a comment before everybody sees it. */

/** Comparison key of a comment: letters without case, diacritics and repeats; numbers unchanged. */
export function commentKey(text: string): string {
  const words = plainLetters(comparableText(text))
    .replaceAll(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, "-")
    .replaceAll(/(?<!\p{N})-|[^\p{L}\p{N}-]|-(?!\p{N})/gu, "")
    .replaceAll(/(\p{L})\1+/gu, "$1");
  return words || foldChatText(text);
}

interface Writer {
  /** The author moderates comments. */
  readonly isModerator: boolean;
  /** A moderator has approved an earlier comment of the author, or one was published without review. */
  readonly isKnown: boolean;
}

/** True if a comment awaits moderation: a reader's first one, and one with a link. */
export const isHeld = (text: string, { isModerator, isKnown }: Writer): boolean =>
  !isModerator && (!isKnown || hasLink(text));

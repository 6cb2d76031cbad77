import { hasLink } from "../chat/chat-content.rules.ts";
import { foldChatText, plainLetters } from "../chat/chat-fold.rules.ts";

import { comparableText } from "../text/comparable-text.rules.ts";

/** What a comment is looked at for before everybody sees it. */

/**
 * A text as it is compared with what its writer has said before: letters without case and marks, each run of one once, and numbers
 * as they stand (1-0 is not 11-0, nor 10). Of a text that has neither, the text.
 */
export function commentKey(text: string): string {
  const words = plainLetters(comparableText(text))
    .replaceAll(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, "-")
    .replaceAll(/(?<!\p{N})-|[^\p{L}\p{N}-]|-(?!\p{N})/gu, "")
    .replaceAll(/(\p{L})\1+/gu, "$1");
  return words || foldChatText(text);
}

interface Writer {
  /** He looks at comments himself. */
  readonly isModerator: boolean;
  /** Somebody has let a comment of his stand before, or it stood by itself. */
  readonly isKnown: boolean;
}

/** Whether a comment waits for somebody to look at it: a reader's first one, and one that leads away. */
export const isHeld = (text: string, { isModerator, isKnown }: Writer): boolean =>
  !isModerator && (!isKnown || hasLink(text));

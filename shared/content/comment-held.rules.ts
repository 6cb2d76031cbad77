import { hasLink } from "../chat/chat-content.rules.ts";
import { foldChatText } from "../chat/chat-fold.rules.ts";

/** What a comment is looked at for before everybody sees it. */

/** A text as it is compared with what its writer has said before. */
export const commentKey = (text: string): string => foldChatText(text);

interface Writer {
  /** He looks at comments himself. */
  readonly isModerator: boolean;
  /** Somebody has let a comment of his stand before, or it stood by itself. */
  readonly isKnown: boolean;
}

/** Whether a comment waits for somebody to look at it: a reader's first one, and one that leads away. */
export const isHeld = (text: string, { isModerator, isKnown }: Writer): boolean =>
  !isModerator && (!isKnown || hasLink(text));

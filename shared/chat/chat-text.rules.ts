import { composed, isVisibleText } from "../form/text.rules.ts";
import { CHAT_LENGTH } from "./chat.table.ts";

/** Requirements of every chat text, whatever its content. */

/** The flags of England, Scotland and Wales are written with characters that are otherwise invisible. */
const TAG_FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}/gu;
/** The longest family emoji has eleven code points; more is a tower of combining marks. */
const GRAPHEME_POINTS_MAX = 16;
/** Combining marks over one letter; no living script needs more after composing. */
const TOWER = /(?![\uFE00-\uFE0F\u20E3])\p{M}(?:(?![\uFE00-\uFE0F\u20E3])\p{M}){3,}/u;
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

let segmenter: Intl.Segmenter | undefined;

/** Made for the first text: a browser takes 20 ms for it, which a page that only has a form should not. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("vi", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/** Characters as a person counts them. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** Stored form of a chat text: composed letters, one line, single blanks. */
export const tidyChatText = (text: string): string =>
  composed(text)
    .replaceAll(/[\u00AD\u200B\uFEFF]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const hasTower = (text: string): boolean => {
  if (TOWER.test(text)) return true;
  for (const { segment } of graphemesOf(text)) if ([...segment].length > GRAPHEME_POINTS_MAX) return true;
  return false;
};

/** True if something is seen of a tidied text, and nothing in it gets into the lines around it. Lines may end in it. */
export function isReadableText(text: string): boolean {
  // Joiners belong to emoji and some scripts; control, direction and private characters to none.
  const plain = text.replaceAll(TAG_FLAG, "").replaceAll(/[\n\u200C\u200D]/g, "");
  return !NOTHING_SEEN.test(text) && isVisibleText(plain) && !hasTower(text);
}

/** Why a tidied text, of one line, is refused; null when it is accepted. */
export function chatTextRefusal(text: string): "chat_text_invalid" | "chat_text_too_long" | null {
  if (countGraphemes(text) > CHAT_LENGTH) return "chat_text_too_long";
  return isReadableText(text) ? null : "chat_text_invalid";
}

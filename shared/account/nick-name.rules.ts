import { hasLink } from "../chat/chat-content.rules.ts";
import { plainLetters } from "../chat/chat-fold.rules.ts";
import type { FieldError } from "../errors/index.ts";
import { comparableText, hasLookAlikes } from "../text/comparable-text.rules.ts";

/** Rules for names by which readers know one another, beyond their length and characters. */

/** Names of staff, anywhere in a name without blanks and diacritics. */
const OFFICE = /quantri|admin|moderator|bientapvien|kiemduyet|dieuhanhvien|bandieuhanh|hotrokhachhang/;
/** The same as words of their own: within others they are names ("Modric"). */
const OFFICE_WORDS: ReadonlySet<string> = new Set([
  ...["mod", "mods", "bqt", "btv", "staff", "support", "official", "system", "root", "operator", "editor"],
]);

/** True if a name claims to speak for the site. */
function claimsOffice(name: string): boolean {
  const plain = plainLetters(comparableText(name));
  const words = plain.split(/[^a-z]+/);
  return OFFICE.test(plain.replaceAll(/[^a-z]/g, "")) || words.some((word) => OFFICE_WORDS.has(word));
}

/** Why a reader may not have a nickname; null where they may. Staff may use names that claim to run the site. */
export function nickNameError(
  name: string,
  hasBlockedWord: (text: string) => boolean,
  isReader = true,
): FieldError | null {
  if (hasLookAlikes(name)) return "nick_name_characters";
  if (hasLink(name)) return "nick_name_link";
  if (hasBlockedWord(name)) return "nick_name_word";
  return isReader && claimsOffice(name) ? "nick_name_reserved" : null;
}

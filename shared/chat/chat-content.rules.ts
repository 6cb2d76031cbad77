import { comparableText } from "../text/comparable-text.rules.ts";
import { plainLetters } from "./chat-fold.rules.ts";

/** Forbidden content of a message: addresses of other sites, telephone numbers, blocked words. */

/** Endings that follow a full stop only in an address. */
const ENDINGS = "com|net|org|info|vn|xyz|biz|asia|cc|io|win88|casino";
/** Endings that are words too ("hết trận. gg"): of an address when there is no blank before. */
const JOINED_ENDINGS = "vip|bet|site|online|club|shop|tv|gg|link|app";
/**
 * Endings that are words in the middle of a sentence ("hay.co lẽ"): they count only when an address continues after
 * them.
 */
const WORD_ENDINGS = "co|me|win|top|live|pro|fun|to|ly|la|us";

/** Each begins at the dot, with a look back: a run of letters without one is passed in linear time. */
const ADDRESSES: readonly RegExp[] = [
  /\bhttps?:|\bwww\s?\./u,
  new RegExp(String.raw`(?<=[\p{L}\p{N}-]{2})(?:\s?\.\s?|,)(?:${ENDINGS})(?![\p{L}\p{N}])`, "u"),
  new RegExp(String.raw`(?<=[\p{L}\p{N}-]{2})\.(?:${JOINED_ENDINGS})(?![\p{L}\p{N}])`, "u"),
  new RegExp(String.raw`(?<=[\p{L}\p{N}-])\.(?:${WORD_ENDINGS})/`, "u"),
  new RegExp(
    String.raw`(?<=[\p{L}\p{N}-]{2})\s?(?:\(\s?(?:\.|dot)\s?\)|\[\s?(?:\.|dot)\s?\]|\sdot\s|\scham\s)\s?(?:${ENDINGS}|${JOINED_ENDINGS})(?![\p{L}\p{N}])`,
    "u",
  ),
  // Four single digits are a formation ("4.2.3.1").
  /\b(?=[\d.]{0,14}\d\d|[\d.]{0,15}:\d)\d{1,3}(?:\.\d{1,3}){3}\b/u,
];
/**
 * A telephone number of Vietnam: ten digits from 0, or nine after +84, in groups of two or more; single ones are scores. After
 * a plus the country's code may stand alone.
 */
const TELEPHONE = /(?<!\d)(?:\+\s?84[\s.)-]{0,2}|84|0)(?:\d{9}|\d{1,3}(?:[\s.-]?\d{2,4}){2,4})(?!\d)/u;

/** True if a text leads away: an address, also one that hides its dot, or a telephone number. */
export function hasLink(text: string): boolean {
  const plain = plainLetters(comparableText(text)).replaceAll("。", ".");
  return ADDRESSES.some((address) => address.test(plain)) || TELEPHONE.test(plain);
}

/** Words that are refused everywhere; an operator adds more (`CHAT_BLOCKED_WORDS`). */
const BLOCKED_WORDS: readonly string[] = [
  ...["địt", "đụ", "lồn", "cặc", "buồi", "đĩ"],
  // Short forms and insults. Without diacritics only those that are no other word then: "dm" is a position and "deo" to
  // wear.
  ...["đm", "dmm", "dcm", "dkm", "đéo", "vcl", "vkl", "vl", "cc", "clgt", "cmm", "cmnr"],
  ...["óc chó", "chó đẻ", "mẹ mày"],
  ...["fuck", "fucker", "fucking", "cunt", "nigger", "faggot"],
];

/** Words among the blocked ones where they mean something else: "vl" is "vòng loại" before a cup, "óc chó" a walnut. */
const INNOCENT: readonly RegExp[] = [
  / vl(?= (?:world|wc|euro|asian|asiad|aff|olympic|cup|chau|châu|khu|u\d+) )/gu,
  /(?<= (?:hạt|quả|trái|cây|dầu|sữa)) óc chó(?= )/gu,
];

/** The operator's blocked words, written with commas between. */
export const blockedWordsIn = (list: string): string[] =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** The words of a text between blanks, so that they are found whole. */
const wordKey = (text: string): string =>
  ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim()} `;

/**
 * The words of a text in the ways in which they may be written: as they are, single letters in a row as the word that they spell
 * ("f u c k"), and drawn-out ones short ("vlllll").
 */
function waysToRead(text: string): string[] {
  const key = INNOCENT.reduce((left, innocent) => left.replaceAll(innocent, ""), wordKey(text));
  return [key, key.replaceAll(/(?<= \S) (?=\S )/gu, ""), key.replaceAll(/(\p{L})\1{2,}/gu, "$1")];
}

/** Returns whether a text holds one of the blocked words. */
export type HasBlockedWord = (text: string) => boolean;

/**
 * Blocks the built-in words and those given. A word with diacritics matches only with them, because without they are
 * other words ("lon"); one without matches any. Several words in a row may be given as one.
 */
export function blockWords(more: readonly string[]): HasBlockedWord {
  const all = [...BLOCKED_WORDS, ...more].map((word) => wordKey(comparableText(word)));
  const known = all.filter((word) => word.trim() !== "");
  const plain = known.filter((word) => plainLetters(word) === word);
  const accented = known.filter((word) => plainLetters(word) !== word);
  return (text) => {
    const lower = comparableText(text);
    return (
      waysToRead(lower).some((key) => accented.some((word) => key.includes(word))) ||
      waysToRead(plainLetters(lower)).some((key) => plain.some((word) => key.includes(word)))
    );
  };
}

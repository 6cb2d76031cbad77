import { comparableText } from "../text/comparable-text.rules.ts";
import { plainLetters } from "./chat-fold.rules.ts";

/** What a message must not hold: addresses of other sites, telephone numbers, words that nobody wants to read. */

/** Endings that nobody writes after a full stop but in an address. */
const ENDINGS = "com|net|org|info|vn|xyz|biz|asia|cc|io|win88|casino";
/** Endings that are words too ("hết trận. gg"): of an address when there is no blank before. */
const JOINED_ENDINGS = "vip|bet|site|online|club|shop|tv|gg|link|app";
/** Endings that are words in the middle of a sentence ("hay.co lẽ"): only an address goes on after them. */
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
  // Four single digits are how a team stands ("4.2.3.1").
  /\b(?=[\d.]{0,14}\d\d|[\d.]{0,15}:\d)\d{1,3}(?:\.\d{1,3}){3}\b/u,
];
/**
 * A telephone number of Vietnam: ten digits from 0, or nine after +84, in groups of two or more; single ones are scores. After
 * a plus the country's code may stand alone.
 */
const TELEPHONE = /(?<!\d)(?:\+\s?84[\s.)-]{0,2}|84|0)(?:\d{9}|\d{1,3}(?:[\s.-]?\d{2,4}){2,4})(?!\d)/u;

/** Whether a text leads away: an address, also one that hides its dot, or a telephone number. */
export function hasLink(text: string): boolean {
  const plain = plainLetters(comparableText(text)).replaceAll("。", ".");
  return ADDRESSES.some((address) => address.test(plain)) || TELEPHONE.test(plain);
}

/** Words that are refused everywhere; an operator adds his own (`CHAT_BLOCKED_WORDS`). */
const BLOCKED_WORDS: readonly string[] = [
  ...["địt", "đụ", "lồn", "cặc", "buồi", "đĩ"],
  // Short forms and insults. Without marks only those that are no other word then: "dm" is a position and "deo" to wear.
  ...["đm", "dmm", "dcm", "dkm", "đéo", "vcl", "vkl", "vl", "cc", "clgt", "cmm", "cmnr"],
  ...["óc chó", "chó đẻ", "mẹ mày"],
  ...["fuck", "fucker", "fucking", "cunt", "nigger", "faggot"],
];

/** Words among the blocked ones where they mean something else: "vl" is "vòng loại" before a cup, "óc chó" a walnut. */
const INNOCENT: readonly RegExp[] = [
  / vl(?= (?:world|wc|euro|asian|asiad|aff|olympic|cup|chau|châu|khu|u\d+) )/gu,
  /(?<= (?:hạt|quả|trái|cây|dầu|sữa)) óc chó(?= )/gu,
];

/** An operator's own words, as he writes them: with commas between. */
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

/** Says of a text whether it holds one of the blocked words. */
export type HasBlockedWord = (text: string) => boolean;

/**
 * Blocks the usual words and those given. A word with marks is looked for with them, because without they are other words
 * ("lon"); one without marks is found with any. Several words in a row may be given as one.
 */
export function blockWords(more: readonly string[]): HasBlockedWord {
  const all = [...BLOCKED_WORDS, ...more].map((word) => wordKey(comparableText(word)));
  const known = all.filter((word) => word.trim() !== "");
  const plain = known.filter((word) => plainLetters(word) === word);
  const marked = known.filter((word) => plainLetters(word) !== word);
  return (text) => {
    const lower = comparableText(text);
    return (
      waysToRead(lower).some((key) => marked.some((word) => key.includes(word))) ||
      waysToRead(plainLetters(lower)).some((key) => plain.some((word) => key.includes(word)))
    );
  };
}

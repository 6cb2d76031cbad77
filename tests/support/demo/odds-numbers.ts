/** Numbers of pages about odds: a point in every language, prices with two decimals, no floating-point tail. */

const HIDDEN = /<(script|style|template|head)\b.*?<\/\1>/gs;
/** Text of a cell or word ends where its element does. */
const textOf = (html: string): string => html.replace(HIDDEN, "").replace(/<[^>]+>/g, " | ");

/** 1,90, but not the thousands of 24,200. */
const COMMA = /(?<![\d.,])\d+,\d{1,2}(?!\d)/g;
/** More decimals than any number of ours has: records of tips have four. */
const TAIL = /\d+\.\d{5,}/g;
/** 1.9 beside prices like 1.90. Lines end in .5, percentages in a sign. */
const SHORT = /(?<![\d./+−-])\d+\.[1-46-9](?![\d./%])/g;
const PRICE = /(?<![\d./+−-])\d+\.\d{2}(?![\d./%])/;

/** Number of prices with two decimals on a page. */
export const pricesIn = (html: string): number =>
  textOf(html)
    .split("|")
    .filter((text) => PRICE.test(text)).length;

/** Numbers of a page that are not in the style of odds, each with the words before it. */
export function oddsNumberProblems(html: string): string[] {
  const text = textOf(html).replace(/(\s*\|)+\s*/g, " | ");
  return [COMMA, TAIL, SHORT].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: number, index }) =>
      text.slice(Math.max(0, index - 40), index + number.length),
    ),
  );
}

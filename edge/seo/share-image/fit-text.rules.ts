import { escapeXml } from "../xml.ts";

/** Letters, digits and signs that the font has: Latin with every Vietnamese diacritic, and punctuation. */
const DRAWABLE = /[^\p{Script=Latin}\p{N}\p{M} .,:;!?'’‘"“”()[\]&/+%#@*°·–—-]/gu;

/** The drawable characters of a text, on one line; `otherwise` where there are none. */
export function drawable(text: string, otherwise = "?"): string {
  const known = text.normalize("NFC").replace(DRAWABLE, " ").replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(known) ? known : otherwise;
}

interface Room {
  readonly width: number;
  /** Most lines. */
  readonly lines: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** A text in a picture: lines of XML. */
interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

type WidthOf = (text: string, size: number) => number;

/** Words on lines of a maximum width; a word that is too wide is on a line of its own. */
function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A line without its end, so that it fits with an ellipsis. */
function shorten(line: string, fits: (line: string) => boolean): string {
  let kept = [...line];
  while (kept.length > 1 && !fits(`${kept.join("").trimEnd()}…`)) kept = kept.slice(0, -1);
  return `${kept.join("").trimEnd()}…`;
}

/** The largest of some sizes in which a text fits into its room; cut short in the smallest where it fits in none. */
export function fitText(text: string, { width, lines: most, sizes }: Room, widthOf: WidthOf): Fitted {
  const words = text.split(" ");
  const smallest = sizes.at(-1) ?? 16;
  const known = new Map<string, number>();
  // Widths grow with the size: each line is measured once.
  const unitWidth = (line: string) => {
    const width = known.get(line) ?? widthOf(escapeXml(line), 100) / 100;
    known.set(line, width);
    return width;
  };
  for (const size of sizes) {
    const fits = (line: string) => unitWidth(line) * size <= width;
    const lines = wrap(words, fits);
    if (lines.length <= most && lines.every(fits)) return { size, lines: lines.map(escapeXml) };
  }
  const fits = (line: string) => unitWidth(line) * smallest <= width;
  const lines = wrap(words, fits);
  const shown = lines.slice(0, most);
  const cut = shown.map((line, at) =>
    !fits(line) || (at === most - 1 && lines.length > most) ? shorten(line, fits) : line,
  );
  return { size: smallest, lines: cut.map(escapeXml) };
}

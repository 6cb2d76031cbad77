/**
 * JSON parser with error positions. Engines word their messages differently and some omit the position, so an invalid
 * text is scanned again just to locate the error.
 */

export type ParsedText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly message: string };

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 section 7 forbids them inside a string.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;
/** Far more than any football file has, and far less than the stack allows. */
const DEEPEST = 500;

class Scan {
  readonly text: string;
  at = 0;
  depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found !== null;
  }

  accept(character: string): boolean {
    this.take(SPACE);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /** Null when a value was read, else the expected token. */
  value(): string | null {
    if (this.accept("{")) return this.list("}", () => this.member());
    if (this.accept("[")) return this.list("]", () => this.value());
    this.take(SPACE);
    if (this.take(STRING) || this.take(NUMBER) || this.take(WORD)) return null;
    return this.text[this.at] === '"' ? "an unbroken string" : "a value";
  }

  member(): string | null {
    this.take(SPACE);
    if (!this.take(STRING)) return "a name in double quotes";
    return this.accept(":") ? this.value() : "a colon";
  }

  list(end: string, entry: () => string | null): string | null {
    if (this.accept(end)) return null;
    this.depth += 1;
    if (this.depth > DEEPEST) return "less nesting";
    for (;;) {
      const expected = entry();
      if (expected) return expected;
      if (this.accept(end)) {
        this.depth -= 1;
        return null;
      }
      if (!this.accept(",")) return `a comma or ${end}`;
    }
  }
}

/** Parses JSON; an error states line and column (both from 1) and the expected token. */
export function parseJsonText(text: string): ParsedText {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    const scan = new Scan(text.replace(/^\uFEFF/, " "));
    const expected = scan.value() ?? "the end of the file";
    scan.take(SPACE);
    const before = text.slice(0, scan.at);
    const line = before.split("\n").length;
    // A string that is never closed ends with the file as well.
    const isCut = scan.at >= text.length || (text[scan.at] === '"' && !text.slice(scan.at + 1).includes('"'));
    const found = isCut
      ? "the file ends: it is not whole, fetch it again"
      : `found ${JSON.stringify(text[scan.at])}`;
    const message = `not valid JSON: expected ${expected}, but ${found}`;
    return { ok: false, line, column: scan.at - before.lastIndexOf("\n"), message };
  }
}

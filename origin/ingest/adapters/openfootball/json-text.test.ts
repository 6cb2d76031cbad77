import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonText } from "./json-text.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("JSON parser with error positions", () => {
  it("The parser accepts and refuses the same texts as the engine, with a position inside the text", () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", '"', "x", "\n", "\\", "1", "[", ":"))
      .map(
        ([text, at, put]) =>
          text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1),
      );
    fc.assert(
      fc.property(broken, (text) => {
        const parsed = parseJsonText(text);
        expect(parsed.ok).toBe(isJson(text));
        if (parsed.ok) return;
        const lines = text.split("\n");
        expect(parsed.line).toBeGreaterThanOrEqual(1);
        expect(parsed.line).toBeLessThanOrEqual(lines.length);
        expect(parsed.column).toBeGreaterThanOrEqual(1);
        expect(parsed.column).toBeLessThanOrEqual((lines[parsed.line - 1]?.length ?? 0) + 1);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['{"a": 1,}', 1, 9, "a name in double quotes"],
    ['{"a" 1}', 1, 6, "a colon"],
    ['{"a": [1,', 1, 10, "not whole, fetch it again"],
    ['{"a": "2024', 1, 7, "not whole, fetch it again"],
    ["[1\n2]", 2, 1, "a comma or ]"],
    ['{"a": tru}', 1, 7, "a value"],
    ['{"a": "x\ny"}', 1, 7, "an unbroken string"],
    ["{} {}", 1, 4, "the end of the file"],
    ["", 1, 1, "a value"],
  ])("The parser finds the error in %j", (text, line, column, expected) => {
    expect(parseJsonText(text)).toMatchObject({
      ok: false,
      line,
      column,
      message: expect.stringContaining(expected),
    });
  });

  it("The parser refuses nesting that would overflow the stack, in an invalid text as in a valid one", () => {
    const message = expect.stringContaining("less nesting");
    expect(parseJsonText("[".repeat(200_000))).toMatchObject({ ok: false, line: 1, message });
    expect(parseJsonText(`{"a":`.repeat(200_000))).toMatchObject({ ok: false, line: 1, message });
  });

  it("The parser accepts a byte order mark", () => {
    expect(parseJsonText('\uFEFF{"a": 1}')).toEqual({ ok: true, value: { a: 1 } });
  });
});

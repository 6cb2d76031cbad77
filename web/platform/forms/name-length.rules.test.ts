import { describe, expect, it } from "vitest";
import { isNameTooShort } from "./name-length.rules.ts";

describe("a name that is searched for", () => {
  it.each([
    ["nobody asked for one", null, false],
    ["two letters", "an", true],
    ["three", "anh", false],
    ["blanks around two", "  an ", true],
    // e with circumflex and acute in decomposed form is one letter: two in all.
    ["letters whose marks come apart", "E\u0302\u0301m", true],
  ])("%s", (_, name, expected) => expect(isNameTooShort(name)).toBe(expected));
});

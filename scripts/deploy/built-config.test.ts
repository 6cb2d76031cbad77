import { describe, expect, it } from "vitest";
import { indexingOf } from "./built-config.ts";

describe("access of search engines", () => {
  it.each([
    ["closed", "open", "closed"],
    ["open", "closed", "open"],
    [undefined, "closed", "closed"],
    ["", "closed", "closed"],
    [undefined, undefined, "open"],
  ] as const)("Indexing is %s where it is set and %s where the file has it: %s", (set, filed, expected) => {
    expect(indexingOf({ INDEXING: set }, { vars: { INDEXING: filed } })).toBe(expected);
    if (filed === undefined) expect(indexingOf({ INDEXING: set }, {})).toBe(expected);
  });
});

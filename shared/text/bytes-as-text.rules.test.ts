import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url, toHex } from "./bytes-as-text.rules.ts";

describe("bytes as text", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);

  it("is what Node makes of every byte, at every length of the last group", () => {
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const part = bytes.subarray(0, length);
      expect(toBase64Url(part)).toBe(Buffer.from(part).toString("base64url"));
      expect(toHex(part)).toBe(Buffer.from(part).toString("hex"));
      expect(fromBase64Url(toBase64Url(part))).toEqual(Uint8Array.from(part));
    }
  });

  it("reads padding and the plain alphabet too, and refuses what is no base64", () => {
    expect([...fromBase64Url("+/8=")]).toEqual([251, 255]);
    expect([...fromBase64Url("-_8")]).toEqual([251, 255]);
    expect(() => fromBase64Url("a b*")).toThrow(DOMException);
  });
});

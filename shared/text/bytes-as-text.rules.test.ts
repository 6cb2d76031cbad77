import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url, toHex } from "./bytes-as-text.rules.ts";

describe("bytes as text", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);

  it("Bytes as text equal Node's encoding of every byte, at every length of the last group", () => {
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const slice = bytes.subarray(0, length);
      expect(toBase64Url(slice)).toBe(Buffer.from(slice).toString("base64url"));
      expect(toHex(slice)).toBe(Buffer.from(slice).toString("hex"));
      expect(fromBase64Url(toBase64Url(slice))).toEqual(Uint8Array.from(slice));
    }
  });

  it("Padding and the plain alphabet are accepted too, and invalid base64 is refused", () => {
    expect([...fromBase64Url("+/8=")]).toEqual([251, 255]);
    expect([...fromBase64Url("-_8")]).toEqual([251, 255]);
    expect(() => fromBase64Url("a b*")).toThrow(DOMException);
  });
});

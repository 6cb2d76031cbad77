import { expect, it } from "vitest";
import { textOfBytes } from "./source-files.ts";

it.each([
  ["UTF-8", [0x4d, 0xc3, 0xa1, 0x6c], "Mál"],
  ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, 0x4d], "M"],
  ["Windows-1252", [0x4d, 0xe1, 0x6c, 0x20, 0x96, 0x20, 0x9a], "Mál – š"],
  ["a blank that does not break lines", [0x4d, 0xc2, 0xa0, 0x4e], "M N"],
])("A file in %s is decoded", (_, bytes, text) => {
  expect(textOfBytes(Uint8Array.from(bytes))).toBe(text);
});

import { describe, expect, it } from "vitest";
import { plainPng } from "#tests/support/origin/pictures.ts";
import { readPictureHeader } from "./picture-header.rules.ts";

const bytesOf = (...pieces: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    pieces.flatMap((piece) =>
      typeof piece === "string" ? [...piece].map((letter) => letter.charCodeAt(0)) : [...piece],
    ),
  );

const SOF = [0xff, 0xc2, 0, 17, 8, 0x01, 0x2c, 0x02, 0x58, 3];

describe("Picture headers", () => {
  it("The header of a PNG gives its size", () => {
    expect(readPictureHeader(plainPng(3, 5))).toEqual({ kind: "png", width: 3, height: 5 });
  });

  it("The header of a JPEG is found behind other segments", () => {
    const before = [0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xe1, 0, 3, 9];
    const found = readPictureHeader(bytesOf([0xff, 0xd8], before, SOF));
    expect(found).toEqual({ kind: "jpeg", width: 600, height: 300 });
  });

  it("The header of a JPEG is rejected where a decoder would find another frame", () => {
    // For these markers the decoder skips only the marker itself, and finds the frame inside.
    const large = [0xff, 0xc0, 0, 17, 8, 0x4e, 0x20, 0x4e, 0x20, 3];
    for (const marker of [0x00, 0x02, 0xbf]) {
      const hidden = [0xff, marker, 0, 2 + large.length, ...large];
      expect(readPictureHeader(bytesOf([0xff, 0xd8], hidden, SOF))).toBeNull();
    }
  });

  it("The header of a JPEG with too many scans is rejected", () => {
    const withScans = (count: number) =>
      readPictureHeader(bytesOf([0xff, 0xd8], SOF, Array(count).fill([0xff, 0xda, 0, 2, 7]).flat()));
    expect([withScans(100)?.width, withScans(101)]).toEqual([600, null]);
  });

  it("The header of a WebP is read in its three forms", () => {
    const file = (chunk: string, body: readonly number[]) =>
      bytesOf("RIFF", [0, 0, 0, 0], "WEBP", chunk, [0, 0, 0, 0], body, Array(20).fill(0));
    const size = { kind: "webp", width: 600, height: 300 };
    expect(readPictureHeader(file("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x58, 2, 0x2c, 1]))).toEqual(size);
    const bits = (599 | (299 << 14)) >>> 0;
    const lossless = [bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24];
    expect(readPictureHeader(file("VP8L", [0x2f, ...lossless]))).toEqual(size);
    expect(readPictureHeader(file("VP8X", [0, 0, 0, 0, 0x57, 2, 0, 0x2b, 1, 0]))).toEqual(size);
    expect(readPictureHeader(file("ANIM", []))).toBeNull();
  });

  it.each([
    ["nothing", bytesOf()],
    ["a text", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a GIF", bytesOf("GIF89a", [1, 0, 1, 0])],
    ["the first bytes of a PNG", plainPng(3, 5).slice(0, 20)],
    ["a PNG without pixels", plainPng(0, 5)],
    ["a JPEG that ends early", bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4])],
    ["a JPEG whose parts lead nowhere", bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0], Array(20).fill(0))],
    ["a RIFF of another kind", bytesOf("RIFF", [0, 0, 0, 0], "WAVE", Array(30).fill(0))],
  ])("No header is found in %s", (_what, bytes) => expect(readPictureHeader(bytes)).toBeNull());
});

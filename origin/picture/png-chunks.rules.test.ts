import { describe, expect, it } from "vitest";
import { plainPng, pngChunk, pngOf } from "#tests/support/origin/pictures.ts";
import { withPixelsOnly } from "./png-chunks.rules.ts";

const redPng = (chunks: readonly Buffer[]) =>
  pngOf({ width: 3, height: 5, colourAt: () => [200, 30, 30, 255], chunks });

describe("Stripping a PNG", () => {
  it("A stripped PNG has only pixel data", () => {
    const chunks = ["iCCP", "tEXt", "acTL"].map((type) => pngChunk(type, Buffer.alloc(20)));
    expect(withPixelsOnly(redPng(chunks))).toEqual(plainPng(3, 5));
    expect(withPixelsOnly(new Uint8Array([...plainPng(3, 5), ...plainPng(9, 9)]))).toEqual(plainPng(3, 5));
  });

  it("A stripped PNG keeps its palette and transparency", () => {
    const picture = redPng([pngChunk("PLTE", Buffer.alloc(3)), pngChunk("tRNS", Buffer.alloc(1))]);
    expect(withPixelsOnly(picture)).toEqual(picture);
  });

  it.each([[0], [7], [20], [40], [60]])("A truncated PNG is stripped up to its end: %i bytes", (length) => {
    const whole = plainPng(3, 5);
    const kept = withPixelsOnly(whole.slice(0, length));
    expect(whole.subarray(0, kept.length)).toEqual(kept);
    expect(kept.length).toBeLessThanOrEqual(length);
  });
});

import { deflateSync } from "node:zlib";
import { initSync as initPng } from "@jsquash/png/codec/pkg/squoosh_png.js";
import { expect, it } from "vitest";
import { nodePictureCodec } from "#tests/support/origin/picture-codec.ts";
import { plainPng, pngChunk, pngOf } from "#tests/support/origin/pictures.ts";

it("Decoding a PNG skips its colour profile, whose memory would never be freed", async () => {
  const codec = nodePictureCodec();
  await codec.decode("png", plainPng(3, 5));
  // One instance is shared by all tests: once it is loaded, the initial options do not matter.
  const memory = () => initPng(new Uint8Array()).memory.buffer.byteLength;
  const before = memory();
  const profile = Buffer.concat([Buffer.from("x\0\0", "latin1"), deflateSync(Buffer.alloc(40_000_000))]);
  const chunks = [pngChunk("iCCP", profile)];
  const bomb = pngOf({ width: 3, height: 5, colourAt: () => [200, 30, 30, 255], chunks });
  const pixels = await codec.decode("png", bomb);
  expect(memory()).toBeLessThan(before + 1_000_000);
  expect(pixels).toMatchObject({ width: 3, height: 5 });
});

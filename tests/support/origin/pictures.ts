import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import { defaultOptions } from "@jsquash/jpeg/meta.js";

/** Pictures as bytes. */

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A chunk of a PNG file. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
}

interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of a pixel. */
  readonly colourAt: (x: number, y: number) => readonly [number, number, number, number];
  /** Chunks between header and pixels. */
  readonly chunks?: readonly Buffer[];
}

/** A PNG of eight bits a channel, with opacity. */
export function pngOf({ width, height, colourAt, chunks = [] }: PngOptions): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const lines = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) lines.set(colourAt(x, y), y * (1 + width * 4) + 1 + x * 4);
  }
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      pngChunk("IHDR", header),
      ...chunks,
      pngChunk("IDAT", deflateSync(lines)),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

/** A PNG of one colour. */
export const plainPng = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  pngOf({ width, height, colourAt: () => [200, 30, 30, 255] });

const ENCODER = new URL("../../../node_modules/@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm", import.meta.url);

/** A JPEG whose left half is white and whose right half is black. `segments` come first in it. */
export async function jpegOf(
  width: number,
  height: number,
  segments: Uint8Array = new Uint8Array(),
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await jpegEncoder({
    noInitialRun: true,
    wasmBinary: new Uint8Array(readFileSync(ENCODER)).buffer,
  });
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, index) =>
    index % 4 === 3 || (index / 4) % width < width / 2 ? 255 : 0,
  );
  const bytes = Buffer.from(encoder.encode(pixels, width, height, defaultOptions));
  return new Uint8Array(Buffer.concat([bytes.subarray(0, 2), segments, bytes.subarray(2)]));
}

/** A segment of a JPEG file by its marker. */
export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Exif data of a phone that was held upright: the picture has to be rotated clockwise (Exif 2.3, 4.6.4). */
export const TURNED = jpegSegment(
  0xe1,
  Buffer.from([
    ...[...Buffer.from("Exif\0\0MM\0*", "latin1"), 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ]),
);

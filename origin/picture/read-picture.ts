import type { PictureCodec } from "./picture-codec.ts";
import { readPictureHeader } from "./picture-header.rules.ts";
import type { Pixels } from "./square.rules.ts";

/**
 * Maximum side, and maximum number of pixels. A Worker has 128 MB for everything: the decoder's memory alone was 56 MB
 * with a JPEG of eight million pixels and 35 MB with one of five, and is never freed.
 */
const MAX_SIDE = 4096;
const MAX_PIXELS = 5_000_000;

/** Decodes an upload, or returns the reason why it cannot. */
export async function readPicture(
  codec: PictureCodec,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pixels | "too_large" | "not_picture" | "broken"> {
  const header = readPictureHeader(bytes);
  if (!header) return "not_picture";
  const { kind, width, height } = header;
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return "too_large";
  return (await codec.decode(kind, bytes)) ?? "broken";
}

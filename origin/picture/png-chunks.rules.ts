/** PNG chunks needed for the pixels: https://www.w3.org/TR/png-3/#5ChunkOrdering. */
const PIXEL_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** PNG signature, bytes. */
const SIGNATURE_LENGTH = 8;
/** A chunk's length, name and checksum, bytes. */
const FRAME_LENGTH = 12;

/**
 * Strips a PNG to its pixel data. A decoder unpacks a colour profile or a text without limit, and the memory is never
 * freed. A truncated chunk, and everything after the last one, is dropped.
 */
export function withPixelsOnly(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new Uint8Array(bytes.length);
  kept.set(bytes.subarray(0, SIGNATURE_LENGTH));
  let length = SIGNATURE_LENGTH;
  let at = SIGNATURE_LENGTH;
  while (at + FRAME_LENGTH <= bytes.length) {
    const end = at + FRAME_LENGTH + view.getUint32(at);
    if (end > bytes.length) break;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (PIXEL_CHUNKS.has(name)) {
      kept.set(bytes.subarray(at, end), length);
      length += end - at;
    }
    if (name === "IEND") break;
    at = end;
  }
  return kept.subarray(0, length);
}

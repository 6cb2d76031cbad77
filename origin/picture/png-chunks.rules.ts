/** What a PNG's pixels are made of: https://www.w3.org/TR/png-3/#5ChunkOrdering. */
const PIXEL_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** What every PNG begins with, bytes. */
const SIGNATURE_LENGTH = 8;
/** A chunk's length, name and checksum, bytes. */
const FRAME_LENGTH = 12;

/**
 * A PNG with nothing beside its pixels. A decoder unpacks a colour profile or a text without asking how large it gets, and
 * the memory that it takes for it is never given back. A chunk that is cut off, and all behind the last one, is left out.
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

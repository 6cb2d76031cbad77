/** Detects the picture format from the bytes, regardless of the declared type. */
export const PICTURE_KINDS = ["jpeg", "png", "webp"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Properties of a picture before decoding. */
export interface PictureHeader {
  readonly kind: PictureKind;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

type Size = Omit<PictureHeader, "kind">;

const letters = (view: DataView, at: number, text: string): boolean =>
  at + text.length <= view.byteLength &&
  [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

/** https://www.w3.org/TR/png-3/#11IHDR: always the first chunk. */
function pngSize(view: DataView): Size | null {
  if (!letters(view, 0, "\x89PNG\r\n\x1a\n") || !letters(view, 12, "IHDR") || view.byteLength < 24)
    return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers without a length after them: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Start of a frame: all SOF markers except those of tables (DHT, JPG, DAC). ITU T.81, table B.1. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Maximum number of scans: a decoder processes the whole picture once per scan, and encoders write about ten. */
const MOST_SCANS = 100;

/** Scan starts anywhere in the file: within a scan's own data FF is followed by 00. */
function hasManyScans(view: DataView): boolean {
  let scans = 0;
  for (let at = 0; at + 1 < view.byteLength; at += 1) if (view.getUint16(at) === 0xffda) scans += 1;
  return scans > MOST_SCANS;
}

function jpegSize(view: DataView): Size | null {
  if (!letters(view, 0, "\xff\xd8\xff") || hasManyScans(view)) return null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Not a marker with a length: libjpeg continues behind an FF 00, and would find a frame that we had skipped.
    if (marker < 0xc0 && !isBare(marker)) return null;
    // Fill bytes may come before a marker.
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** https://developers.google.com/speed/webp/docs/riff_container: a plain, a lossless or an extended file. */
function webpSize(view: DataView): Size | null {
  if (!letters(view, 0, "RIFF") || !letters(view, 8, "WEBP") || view.byteLength < 30) return null;
  if (letters(view, 12, "VP8 ")) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (letters(view, 12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!letters(view, 12, "VP8X")) return null;
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: side(24), height: side(27) };
}

const READERS: Readonly<Record<PictureKind, (view: DataView) => Size | null>> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
};

/** Header of a file; null for an unsupported format, or for a picture without pixels. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const kind of PICTURE_KINDS) {
    const size = READERS[kind](view);
    if (size) return size.width > 0 && size.height > 0 ? { kind, ...size } : null;
  }
  return null;
}

import { posix } from "node:path";
import { type PictureHeader, readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import { IMAGE_BYTES } from "#shared/content/image.table.ts";

/** Pictures of a folder by path. */
export type Pictures = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** True if a URL in a text is relative to the file; other URLs are unchanged. */
export const isLocal = (url: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(url);

function decoded(url: string): string {
  try {
    return decodeURIComponent(url).normalize("NFC");
  } catch {
    // The path is not percent-encoded.
    return url.normalize("NFC");
  }
}

/** Resolves a picture path: relative to the file, or to the root of the folder. */
export function picturePath(file: string, url: string, pictures: Pictures): string {
  const beside = posix.normalize(posix.join(posix.dirname(file.normalize("NFC")), decoded(url)));
  const fromFolder = posix.normalize(decoded(url));
  return pictures.has(beside) ? beside : fromFolder;
}

/** Why a picture cannot be uploaded; null if it can. */
export function pictureProblem(path: string, pictures: Pictures): string | null {
  const bytes = pictures.get(path);
  if (!bytes) return `picture ${path} does not exist: put it below images/, or correct its path`;
  if (bytes.byteLength > IMAGE_BYTES)
    return `picture ${path} has more than ${IMAGE_BYTES / 1024 / 1024} MB: make it smaller`;
  const header: PictureHeader | null = readPictureHeader(bytes);
  return header ? null : `${path} is not a JPEG, PNG or WebP: convert it`;
}

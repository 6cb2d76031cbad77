import { posix } from "node:path";
import { type PictureHeader, readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import { IMAGE_BYTES } from "#shared/content/image.table.ts";

/** Pictures of a folder by their paths in it. */
export type Pictures = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Whether an address in a text is that of a file beside it; all others are left as they are. */
export const isLocal = (url: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(url);

function decoded(url: string): string {
  try {
    return decodeURIComponent(url).normalize("NFC");
  } catch {
    // Not encoded at all.
    return url.normalize("NFC");
  }
}

/** Where a picture lies that a file names: beside the file, or counted from the folder. */
export function picturePath(file: string, url: string, pictures: Pictures): string {
  const beside = posix.normalize(posix.join(posix.dirname(file.normalize("NFC")), decoded(url)));
  const fromFolder = posix.normalize(decoded(url));
  return pictures.has(beside) ? beside : fromFolder;
}

/** What keeps a picture from being uploaded; null for nothing. */
export function pictureComplaint(path: string, pictures: Pictures): string | null {
  const bytes = pictures.get(path);
  if (!bytes) return `there is no picture ${path}: put it below images/, or correct its path`;
  if (bytes.byteLength > IMAGE_BYTES)
    return `picture ${path} has more than ${IMAGE_BYTES / 1024 / 1024} MB: make it smaller`;
  const header: PictureHeader | null = readPictureHeader(bytes);
  return header ? null : `${path} is no JPEG, PNG or WebP: convert it to one`;
}

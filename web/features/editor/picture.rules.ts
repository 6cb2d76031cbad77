import { IMAGE_BYTES } from "#shared/content/image.table.ts";
import type { FieldError } from "#shared/errors/field-error.table.ts";

/** Accepted picture types. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** The error of a picture file, checked without decoding it; null if it can be sent. */
export function wrongPicture({ size, type }: Pick<Blob, "size" | "type">): FieldError | null {
  if (size > IMAGE_BYTES) return "image_too_large";
  return PICTURE_TYPES.includes(type) ? null : "avatar_not_picture";
}

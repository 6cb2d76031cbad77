import { IMAGE_BYTES } from "#shared/content/image.table.ts";
import type { FieldError } from "#shared/errors/field-error.table.ts";

/** Kinds of pictures that are taken. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** What is wrong with a picture before anybody has looked into it; null for one that can be sent. */
export function wrongPicture({ size, type }: Pick<Blob, "size" | "type">): FieldError | null {
  if (size > IMAGE_BYTES) return "image_too_large";
  return PICTURE_TYPES.includes(type) ? null : "avatar_not_picture";
}

import { AVATAR_SIDE } from "#shared/account/account-rules.table.ts";
import { AVATAR_TYPES } from "./form-fields.ts";

/** Twice the stored size: the service crops and sharpens it. */
const SIDE = 2 * AVATAR_SIDE;

/**
 * Downscales a picture to avatar size: the service refuses to decode full camera photos. Null if the picture is small
 * already or unreadable in this browser; the service then reports the error.
 */
async function shrink(file: File): Promise<File | null> {
  if (!AVATAR_TYPES.includes(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = SIDE / Math.min(picture.width, picture.height);
    if (scale >= 1) return null;
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // Pictures other than photographs may be transparent, which JPEG does not support.
    const type = file.type === "image/jpeg" ? file.type : "image/webp";
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
}

/** Downscales the picture of a field, unless the reader chooses another one in the meantime. */
export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  const small = file ? await shrink(file) : null;
  if (small === null || input.files?.[0] !== file) return;
  const chosen = new DataTransfer();
  chosen.items.add(small);
  input.files = chosen.files;
  // The form validates again: the picture is no longer too large.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

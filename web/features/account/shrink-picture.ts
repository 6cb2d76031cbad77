import { AVATAR_SIDE } from "#shared/account/account-rules.table.ts";
import { AVATAR_TYPES } from "./form-fields.ts";

/** Twice what is kept: the service cuts and sharpens it for itself. */
const SIDE = 2 * AVATAR_SIDE;

/**
 * A picture as small as an avatar needs it: what a phone's camera takes is more than the service wants to decode. Null
 * for what is small already, or what this browser cannot read; the service then says what is wrong with it.
 */
async function shrink(file: File): Promise<File | null> {
  if (!AVATAR_TYPES.includes(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = SIDE / Math.min(picture.width, picture.height);
    if (scale >= 1) return null;
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // What is no photograph may be see-through, which a JPEG cannot be.
    const type = file.type === "image/jpeg" ? file.type : "image/webp";
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
}

/** Has a field's picture made small, unless another one is chosen meanwhile. */
export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  const small = file ? await shrink(file) : null;
  if (small === null || input.files?.[0] !== file) return;
  const chosen = new DataTransfer();
  chosen.items.add(small);
  input.files = chosen.files;
  // The form looks at it again: what was too large is no longer.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

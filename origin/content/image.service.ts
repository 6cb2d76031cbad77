import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { images } from "#origin/db/schema/content.table.ts";
import { wrongFields } from "#origin/http/form.ts";
import { insertRows } from "#origin/ingest/store/row.ts";
import type { FileStore } from "#origin/picture/file-store.ts";
import type { PictureCodec } from "#origin/picture/picture-codec.ts";
import { readPicture } from "#origin/picture/read-picture.ts";
import { narrowed, squareOf } from "#origin/picture/square.rules.ts";
import { AUTHOR_WIDTH, IMAGE_BYTES, IMAGE_WIDTHS } from "#shared/content/image.table.ts";
import type { StoredImage } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { storedImage } from "./content.queries.ts";
import { imageKeyOf } from "./image-key.ts";

export interface ImageDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly codec: PictureCodec;
}

/** File path of a picture; avatars are in the same bucket. */
const fileKey = (name: string): string => `media/${name}`;

const toImage = ({ key, width, height, widths }: RowOf<typeof images>): StoredImage => ({
  key,
  width,
  height,
  widths: JSON.parse(widths),
});

async function findImage(db: Database, key: string): Promise<StoredImage | null> {
  const [[row]] = await readAll(db, bindQuery(storedImage, key));
  return row ? toImage(row) : null;
}

/**
 * Stores a picture in every width that pages use, never enlarged, and in the square for authors: decoded and re-encoded
 * as WebP. Duplicates are stored once. Throws `validation_failed` by the field `image`, `body_too_large`.
 */
export async function storeImage(
  { db, files, codec }: ImageDeps,
  bytes: Uint8Array<ArrayBuffer>,
  nowMs: number,
): Promise<StoredImage> {
  if (bytes.byteLength > IMAGE_BYTES)
    throw new AppError("body_too_large", { detail: `at most ${IMAGE_BYTES} bytes are taken` });
  const key = await imageKeyOf(bytes);
  const known = await findImage(db, key);
  if (known) return known;
  const pixels = await readPicture(codec, bytes);
  if (pixels === "not_picture") throw wrongFields({ image: "avatar_not_picture" });
  if (pixels === "broken") throw wrongFields({ image: "image_broken" });
  if (pixels === "too_large") throw wrongFields({ image: "image_too_large" });
  const put = async (width: number, drawing: typeof pixels) =>
    void (await files.put(fileKey(`${key}-${width}.webp`), await codec.encodeWebp(drawing)));
  await put(AUTHOR_WIDTH, squareOf(pixels, AUTHOR_WIDTH));
  const widest = Math.min(pixels.width, Math.max(...IMAGE_WIDTHS));
  const widths = [...IMAGE_WIDTHS.filter((width) => width < widest), widest];
  // Largest first: each is resized from the previous one, which has fewer pixels than the upload.
  let drawing = pixels;
  let height = pixels.height;
  for (const width of widths.toReversed()) {
    drawing = narrowed(drawing, width);
    if (width === widest) height = drawing.height;
    await put(width, drawing);
  }
  const row = {
    key,
    width: widest,
    height,
    widths: JSON.stringify(widths),
    created_at: Math.floor(nowMs / 1000),
  };
  await db.batch(insertRows(db, "images", [row], "ON CONFLICT (key) DO NOTHING"));
  return { key, width: widest, height, widths };
}

/** A stored picture by file name (`<key>-<width>.webp`); null where there is none. */
export const findMedia = async (files: FileStore, name: string): Promise<ReadableStream | null> =>
  (await files.get(fileKey(name)))?.body ?? null;

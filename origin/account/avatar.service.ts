import { swapAvatar } from "#origin/account/account.store.ts";
import { randomWord } from "#origin/account/secret.ts";
import type { TryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import type { Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import type { FileStore } from "#origin/picture/file-store.ts";
import type { PictureCodec } from "#origin/picture/picture-codec.ts";
import { readPicture } from "#origin/picture/read-picture.ts";
import { squareOf } from "#origin/picture/square.rules.ts";
import { AVATAR_SIDE, type Me } from "#shared/account/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { toMe } from "./account.mapping.ts";

interface AvatarDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly codec: PictureCodec;
  readonly limits: TryLimits;
}

const KEY_BYTES = 16;

/** Avatars. An upload is decoded and re-encoded, so that the stored file holds nothing but pixels. */
export function createAvatars({ db, files, codec, limits }: AvatarDeps) {
  /** The encoded picture to store. Throws `validation_failed` by the field `avatar`. */
  async function redraw(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const pixels = await readPicture(codec, bytes);
    if (pixels === "broken") throw wrongFields({ avatar: "image_broken" });
    if (typeof pixels === "string") throw wrongFields({ avatar: `avatar_${pixels}` });
    return codec.encodeWebp(squareOf(pixels, AVATAR_SIDE));
  }

  async function swap(reader: Reader, key: string | null): Promise<Me> {
    const swapped = await swapAvatar(db, reader.id, key);
    if (!swapped) throw new AppError("session_expired");
    if (swapped.before !== null) await files.delete(swapped.before);
    return toMe(swapped.user);
  }

  return {
    /** Replaces the picture. Throws `validation_failed`, `too_many_requests`. */
    async change(reader: Reader, bytes: Uint8Array<ArrayBuffer>, nowMs: number): Promise<Me> {
      await limits.check({ kind: "avatar", who: reader.id }, nowMs);
      const key = randomWord(KEY_BYTES);
      await files.put(key, await redraw(bytes));
      try {
        return await swap(reader, key);
      } catch (thrown) {
        await files.delete(key);
        throw thrown;
      }
    },

    /** Deletes the picture. */
    clear: (reader: Reader): Promise<Me> => swap(reader, null),

    remove: (key: string): Promise<void> => files.delete(key),

    /** A stored picture, WebP; null where there is none. */
    find: async (key: string): Promise<ReadableStream | null> => (await files.get(key))?.body ?? null,
  };
}

export type Avatars = ReturnType<typeof createAvatars>;

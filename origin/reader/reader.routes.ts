import type * as z from "zod/mini";
import type { TryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import type { Handlers, Reader } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { readerEndpoints } from "#shared/api/reader.endpoints.ts";
import { FavouritesForm } from "#shared/favourite/index.ts";
import { SettingsForm } from "#shared/settings/index.ts";
import { listFavourites, listSettings, takeFavourites, takeSettings } from "./reader.service.ts";

/** A quarter of edge's body limit, which is set for the longest tip. A browser sends longer lists in portions. */
const BODY_BYTES = 64 * 1024;

type ReadBytes = (limit: number) => Promise<Uint8Array<ArrayBuffer>>;

const readForm = async <Schema extends z.ZodMiniType>(schema: Schema, readBytes: ReadBytes) =>
  parseForm(schema, new TextDecoder().decode(await readBytes(BODY_BYTES)));

/** Handlers of favourites and settings. */
export function readerHandlers(
  db: Database,
  limits: TryLimits,
): Pick<Handlers, keyof typeof readerEndpoints> {
  const admit = (reader: Reader, nowMs: number) =>
    limits.check({ kind: "reader_state", who: reader.id }, nowMs);
  return {
    usersMeFavourites: async ({ reader, nowMs }) => ({
      data: { favourites: await listFavourites(db, reader.id, nowMs) },
    }),

    async usersMeFavouritesMerge({ readBytes, reader, nowMs }) {
      await admit(reader, nowMs);
      const lists = await readForm(FavouritesForm, readBytes);
      return { data: { favourites: await takeFavourites(db, reader.id, lists, nowMs) } };
    },

    usersMeSettings: async ({ reader }) => ({ data: { settings: await listSettings(db, reader.id) } }),

    async usersMeSettingsMerge({ readBytes, reader, nowMs }) {
      await admit(reader, nowMs);
      const { settings } = await readForm(SettingsForm, readBytes);
      return { data: { settings: await takeSettings(db, reader.id, settings, nowMs) } };
    },
  };
}

import * as z from "zod/mini";
import { FavouriteEntries, FavouritesForm } from "../favourite/favourite.schema.ts";
import { SettingChoice, SettingsForm } from "../settings/settings.schema.ts";
import { endpoint } from "./endpoint.ts";

const Favourites = z.object({ favourites: FavouriteEntries });
const Settings = z.object({ settings: z.array(SettingChoice) });

/**
 * Calls for followed items and settings of an account. Writes are merged with the stored data, so browsers can send in
 * any order and repeat (docs/decisions/014-favourites-merge.md).
 */
export const readerEndpoints = {
  usersMeFavourites: endpoint({
    upstream: "content",
    path: "users/me/favourites",
    summary: "The reader's favourites: unexpired entries, including tombstones.",
    answer: Favourites,
    freshness: "private",
    access: "reader",
  }),
  usersMeFavouritesMerge: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/favourites",
    summary:
      "Merges entries into the reader's favourites, at most 64 KB per request: for each entry the later addition and the later deletion apply. Returns the merged lists.",
    body: FavouritesForm,
    answer: Favourites,
    freshness: "private",
    access: "reader",
  }),
  usersMeSettings: endpoint({
    upstream: "content",
    path: "users/me/settings",
    summary: "The reader's settings; null for a default.",
    answer: Settings,
    freshness: "private",
    access: "reader",
  }),
  usersMeSettingsMerge: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/settings",
    summary: "Merges settings: the later value of each setting applies. Returns all settings.",
    body: SettingsForm,
    answer: Settings,
    freshness: "private",
    access: "reader",
  }),
} as const;

import * as z from "zod/mini";
import { FavouriteEntries, FavouritesForm } from "../favourite/favourite.schema.ts";
import { SettingChoice, SettingsForm } from "../settings/settings.schema.ts";
import { endpoint } from "./endpoint.ts";

const Favourites = z.object({ favourites: FavouriteEntries });
const Settings = z.object({ settings: z.array(SettingChoice) });

/**
 * Calls for what readers follow and have chosen, stored with their accounts. A write is merged with the stored data, so
 * browsers can send in any order and repeat (docs/decisions/014-favourites-merge.md). Times more than a day ahead of
 * the service's clock are `validation_failed`.
 */
export const readerEndpoints = {
  usersMeFavourites: endpoint({
    upstream: "content",
    path: "users/me/favourites",
    summary: "What the reader follows: entries that have not expired, marks of deletions among them.",
    answer: Favourites,
    freshness: "private",
    access: "reader",
  }),
  usersMeFavouritesMerge: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/favourites",
    summary:
      "Merges entries of the reader's lists, at most 64 KB at a time: of each the later following and the later deletion count. Answers the merged lists.",
    body: FavouritesForm,
    answer: Favourites,
    freshness: "private",
    access: "reader",
  }),
  usersMeSettings: endpoint({
    upstream: "content",
    path: "users/me/settings",
    summary: "What the reader has chosen for himself, a choice a setting; null for the default.",
    answer: Settings,
    freshness: "private",
    access: "reader",
  }),
  usersMeSettingsMerge: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/settings",
    summary: "Merges choices: the later one of a setting counts. Answers all of them.",
    body: SettingsForm,
    answer: Settings,
    freshness: "private",
    access: "reader",
  }),
} as const;

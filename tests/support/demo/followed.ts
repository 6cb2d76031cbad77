import type { Page } from "@playwright/test";
import { type FavouriteKind, follow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import { entriesOf } from "#shared/record/typed-record.ts";

const KEYS: Record<FavouriteKind, string> = {
  match: "favouritesList",
  league: "favouritesLeagues",
  team: "favouritesTeams",
};

/** Fills the favourites of a browser before it opens its first page. */
export async function following(page: Page, ids: Partial<Record<FavouriteKind, number>>): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const kept = entriesOf<FavouriteKind, number>(ids).map(
    ([kind, id]) => [KEYS[kind], writeFavourites(follow([], { id }, now))] as const,
  );
  await page.addInitScript((pairs) => {
    if (sessionStorage.getItem("kept") !== null) return;
    sessionStorage.setItem("kept", "");
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, kept);
}

import type { NamedItem } from "#web/platform/favourites/favourites.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";

const AlertKindsButton = lazyWithRetry(() => import("./alert-kinds-button.tsx"));

/** The bell of a page's header: few readers have followed the item, so its code loads late. */
export const AlertsBell = (item: NamedItem) => (
  <AfterHydration>{() => <AlertKindsButton {...item} />}</AfterHydration>
);

import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/calendar/calendar-links.css";
import "#web/features/match-row/match-row.css";
import "#web/features/favourites/favourites.css";

const FavouritesPage = lazyScreen(() => import("#web/features/favourites/favourites-page.tsx"));
const ConnectionLine = lazyWithRetry(async () => ({
  default: (await import("#web/features/live-overlay/connection-line.tsx")).ConnectionLine,
}));
const FavouritesBody = lazyWithRetry(() => import("./favourites-body.tsx"));

/** The favourites of one kind. */
export function FavouritesScreen({ kind }: { readonly kind: FavouriteKind }) {
  return (
    <FavouritesPage kind={kind} aside={<ConnectionLine />}>
      {() => <FavouritesBody kind={kind} />}
    </FavouritesPage>
  );
}

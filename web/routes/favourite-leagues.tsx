import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/match-row/match-row.css";
import "#web/features/favourites/favourites.css";

const FavouritesPage = lazyScreen(() => import("#web/features/favourites/favourites-page.tsx"));
const ConnectionLine = lazyWithRetry(async () => ({
  default: (await import("#web/features/live-overlay/connection-line.tsx")).ConnectionLine,
}));

const FavouritesBody = lazyWithRetry(() => import("./screens/favourites-body.tsx"));

/** Leagues that a reader follows. */
export default function FavouriteLeagues() {
  return (
    <FavouritesPage kind="league" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="league" />}
    </FavouritesPage>
  );
}

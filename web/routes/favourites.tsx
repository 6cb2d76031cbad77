import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/match-row/match-row.css";
import "#web/features/favourites/favourites.css";
import type { Route } from "./+types/favourites";

const FavouritesPage = lazyScreen(() => import("#web/features/favourites/favourites-page.tsx"));
const ConnectionLine = lazyWithRetry(async () => ({
  default: (await import("#web/features/live-overlay/connection-line.tsx")).ConnectionLine,
}));

const FavouritesBody = lazyWithRetry(() => import("./screens/favourites-body.tsx"));

/** The browser has the favourites; the loader brings the content service's texts for the screen. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, () => ({}));
}

/** Matches that a reader follows. */
export default function Favourites() {
  return (
    <FavouritesPage kind="match" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="match" />}
    </FavouritesPage>
  );
}

import { lazy } from "react";
import { laterScreen } from "#web/platform/later-screen.ts";
import "../styles/match-row.css";
import "../styles/favourites.css";

const FavouritesPage = laterScreen(async () => ({
  default: (await import("#web/features/favourites/favourites-page.tsx")).FavouritesPage,
}));
const ConnectionLine = lazy(async () => ({
  default: (await import("#web/features/match/live/connection-line.tsx")).ConnectionLine,
}));

const FavouritesBody = lazy(() => import("./parts/favourites-body.tsx"));

/** Leagues that a reader follows. */
export default function FavouriteLeagues() {
  return (
    <FavouritesPage kind="league" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="league" />}
    </FavouritesPage>
  );
}

import { lazy } from "react";
import { FavouritesPage } from "#web/features/favourites/favourites-page.tsx";
import { ConnectionLine } from "#web/features/match/connection-line.tsx";
import "../styles/favourites.css";

const FavouritesBody = lazy(() => import("./favourites-body.tsx"));

/** Leagues that a reader follows. */
export default function FavouriteLeagues() {
  return (
    <FavouritesPage kind="league" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="league" />}
    </FavouritesPage>
  );
}

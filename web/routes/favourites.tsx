import { lazy } from "react";
import { FavouritesPage } from "#web/features/favourites/favourites-page.tsx";
import { ConnectionLine } from "#web/features/match/connection-line.tsx";
import "../styles/favourites.css";

const FavouritesBody = lazy(() => import("./favourites-body.tsx"));

/** Matches that a reader follows. */
export default function Favourites() {
  return (
    <FavouritesPage kind="match" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="match" />}
    </FavouritesPage>
  );
}

import { lazy } from "react";
import { FavouritesPage } from "#web/features/favourites/favourites-page.tsx";
import { ConnectionLine } from "#web/features/match/connection-line.tsx";
import "../styles/favourites.css";

const FavouritesBody = lazy(() => import("./favourites-body.tsx"));

/** Teams that a reader follows. */
export default function FavouriteTeams() {
  return (
    <FavouritesPage kind="team" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="team" />}
    </FavouritesPage>
  );
}

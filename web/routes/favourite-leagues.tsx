import { FavouritesScreen } from "./screens/favourites-screen.tsx";

/** Leagues that a reader follows. */
export default function FavouriteLeagues() {
  return <FavouritesScreen kind="league" />;
}

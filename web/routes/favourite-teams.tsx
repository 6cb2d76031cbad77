import { FavouritesScreen } from "./screens/favourites-screen.tsx";

/** Teams that a reader follows. */
export default function FavouriteTeams() {
  return <FavouritesScreen kind="team" />;
}

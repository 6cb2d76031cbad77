import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import type { Route } from "./+types/favourites";
import { FavouritesScreen } from "./screens/favourites-screen.tsx";

/** The browser has the favourites; the loader brings the content service's texts for the screen. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, () => ({}));
}

/** Matches that a reader follows. */
export default function Favourites() {
  return <FavouritesScreen kind="match" />;
}

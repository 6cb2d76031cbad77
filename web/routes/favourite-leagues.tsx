import { laterPart, laterScreen } from "#web/platform/later-code.ts";
import "../styles/match-row.css";
import "../styles/favourites.css";

const FavouritesPage = laterScreen(async () => ({
  default: (await import("#web/features/favourites/favourites-page.tsx")).FavouritesPage,
}));
const ConnectionLine = laterPart(async () => ({
  default: (await import("#web/features/match/live/connection-line.tsx")).ConnectionLine,
}));

const FavouritesBody = laterPart(() => import("./parts/favourites-body.tsx"));

/** Leagues that a reader follows. */
export default function FavouriteLeagues() {
  return (
    <FavouritesPage kind="league" aside={<ConnectionLine />}>
      {() => <FavouritesBody kind="league" />}
    </FavouritesPage>
  );
}

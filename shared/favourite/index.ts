export {
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKind,
  type FavouriteLists,
  KEPT_SECONDS,
  MOST_FAVOURITES,
  momentsAhead,
} from "./favourite.rules.ts";
export { FavouritesForm } from "./favourite.schema.ts";

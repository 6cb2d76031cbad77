export {
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKind,
  type FavouriteList,
  type FavouriteLists,
  type Followable,
  favouriteCount,
  follow,
  isFollowed,
  KEPT_SECONDS,
  MOST_FAVOURITES,
  mergeFavourites,
  NO_FAVOURITES,
  renewed,
  unfollow,
  withMatchTimes,
  withoutExpired,
} from "./favourite.rules.ts";
export {
  type FavouritesFile,
  type FileProblem,
  type FileReading,
  readFavouritesFile,
  writeFavouritesFile,
} from "./favourite-file.rules.ts";
export { readFavourite, readFavourites, writeFavourites } from "./favourite-text.rules.ts";

import * as z from "zod/mini";
import {
  type Favourite,
  isTidyName,
  LARGEST_ID,
  LATEST_MOMENT,
  MOST_FAVOURITES,
  NAME_LENGTH,
} from "./favourite.rules.ts";

const moment = () => z.int().check(z.nonnegative(), z.lte(LATEST_MOMENT));
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

/** An entry of a list as browsers and accounts exchange it; see {@link Favourite} for its meaning. */
const FavouriteEntry = z.object({
  id: z.int().check(z.positive(), z.lte(LARGEST_ID)),
  followed_at: moment(),
  removed_at: orNull(moment()),
  expires_at: moment(),
  match_time: orNull(moment()),
  name: orNull(
    z
      .string()
      .check(z.maxLength(NAME_LENGTH), z.refine(isTidyName, "must be a name without control characters")),
  ),
});

const list = () => z.array(FavouriteEntry).check(z.maxLength(MOST_FAVOURITES));

/** The three lists, tombstones among their entries. */
export const FavouriteEntries = z.object({ match: list(), league: list(), team: list() });

/** Entries that a browser sends: all of a list, or those that changed. */
export const FavouritesForm = z.object({
  match: z._default(list(), []),
  league: z._default(list(), []),
  team: z._default(list(), []),
});

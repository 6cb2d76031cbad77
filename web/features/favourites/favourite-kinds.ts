import { m } from "#messages/paraglide/messages.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import type { Screen } from "#shared/url/index.ts";

interface KindWords {
  /** Its page. */
  readonly screen: Screen & ("favourites" | "favouriteLeagues" | "favouriteTeams");
  readonly tab: () => string;
  readonly title: () => string;
  readonly description: () => string;
  /** Label of an item without a name here. */
  readonly unnamed: (inputs: { id: number }) => string;
}

/** The favourites pages, one per kind. */
export const KIND_PAGES = {
  match: {
    screen: "favourites",
    tab: m.favourites_tab_matches,
    title: m.favourites_title,
    description: m.favourites_description,
    unnamed: m.favourites_unnamed_match,
  },
  league: {
    screen: "favouriteLeagues",
    tab: m.favourites_tab_leagues,
    title: m.favourites_title_leagues,
    description: m.favourites_description_leagues,
    unnamed: m.favourites_unnamed_league,
  },
  team: {
    screen: "favouriteTeams",
    tab: m.favourites_tab_teams,
    title: m.favourites_title_teams,
    description: m.favourites_description_teams,
    unnamed: m.favourites_unnamed_team,
  },
} as const satisfies Record<FavouriteKind, KindWords>;

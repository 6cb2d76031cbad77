import { competitionEndpoints } from "./football/competition.endpoints.ts";
import { favouriteEndpoints } from "./football/favourite.endpoints.ts";
import { matchEndpoints } from "./football/match.endpoints.ts";
import { oddsEndpoints } from "./football/odds.endpoints.ts";
import { playerEndpoints } from "./football/player.endpoints.ts";
import { searchEndpoints } from "./football/search.endpoints.ts";
import { seasonEndpoints } from "./football/season.endpoints.ts";
import { teamEndpoints } from "./football/team.endpoints.ts";
import { footballSitemapEndpoints } from "./sitemap.endpoints.ts";

/** Football calls of product spec section 7, the search, and the contents of a sitemap. */
export const footballEndpoints = {
  ...competitionEndpoints,
  ...matchEndpoints,
  ...favouriteEndpoints,
  ...oddsEndpoints,
  ...seasonEndpoints,
  ...teamEndpoints,
  ...playerEndpoints,
  ...searchEndpoints,
  ...footballSitemapEndpoints,
} as const;

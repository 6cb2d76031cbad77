import { competitionEndpoints } from "./football/competition.endpoints.ts";
import { matchEndpoints } from "./football/match.endpoints.ts";
import { oddsEndpoints } from "./football/odds.endpoints.ts";
import { playerEndpoints } from "./football/player.endpoints.ts";
import { seasonEndpoints } from "./football/season.endpoints.ts";
import { teamEndpoints } from "./football/team.endpoints.ts";

/** Football calls of product spec section 7. */
export const footballEndpoints = {
  ...competitionEndpoints,
  ...matchEndpoints,
  ...oddsEndpoints,
  ...seasonEndpoints,
  ...teamEndpoints,
  ...playerEndpoints,
} as const;

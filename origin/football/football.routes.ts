import type { Database } from "#origin/db/database.ts";
import { competitionHandlers } from "./competition/competition.routes.ts";
import { matchHandlers } from "./match/match.routes.ts";
import { oddsHandlers } from "./odds/odds.routes.ts";
import { seasonHandlers } from "./season/season.routes.ts";

/** Handlers of the football service, one spread a noun. */
export function footballHandlers(db: Database) {
  return {
    ...competitionHandlers(db),
    ...matchHandlers(db),
    ...oddsHandlers(db),
    ...seasonHandlers(db),
  };
}

import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import type { footballEndpoints } from "#shared/api/football.endpoints.ts";
import { analysisHandlers } from "./analysis/analysis.routes.ts";
import { coachHandlers } from "./coach/coach.routes.ts";
import { competitionHandlers } from "./competition/competition.routes.ts";
import { favouriteHandlers } from "./favourite/favourite.routes.ts";
import { lineupHandlers } from "./lineup/lineup.routes.ts";
import { matchHandlers } from "./match/match.routes.ts";
import { oddsHandlers } from "./odds/odds.routes.ts";
import { playerHandlers } from "./player/player.routes.ts";
import { pollHandlers } from "./poll/poll.routes.ts";
import { searchHandlers } from "./search/search.routes.ts";
import { scorerHandlers, seasonHandlers } from "./season/season.routes.ts";
import { sitemapHandlers } from "./sitemap/sitemap.routes.ts";
import { teamHandlers } from "./team/team.routes.ts";

/** Handlers of the football service, one spread per noun. */
export function footballHandlers(
  db: Database,
  rooms: MatchRooms,
): Pick<Handlers, keyof typeof footballEndpoints> {
  return {
    ...analysisHandlers(db),
    ...coachHandlers(db),
    ...competitionHandlers(db),
    ...favouriteHandlers(db),
    ...lineupHandlers(db),
    ...matchHandlers(db, rooms),
    ...oddsHandlers(db),
    ...playerHandlers(db),
    ...pollHandlers(db),
    ...scorerHandlers(db),
    ...searchHandlers(db),
    ...seasonHandlers(db),
    ...sitemapHandlers(db),
    ...teamHandlers(db),
  };
}

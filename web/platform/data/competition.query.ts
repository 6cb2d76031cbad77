import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import { callOptions } from "./call-options.ts";

/** The most popular competitions, hottest first. */
export const hotCompetitionsQuery = (limit?: number) =>
  callOptions("/api/v1/football/comp-list", { hot: HOT_LEVELS, limit }, "minutes");

/** The first eight of them, for pages that show a few. */
export const fewHotCompetitionsQuery = () => hotCompetitionsQuery(8);

/** A competition with its seasons. Fails with `league_not_found`. */
export const competitionQuery = (comp_id: number) =>
  callOptions("/api/v1/football/comp-detail", { comp_id }, "minutes");

/** The tables of a season as its results stand now. */
export const tablesQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/tablestanding", { season_id }, "live");

/** The first scorers of a season. */
export const topScorersQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/shooter/stats", { season_id, limit: 5 }, "minutes");

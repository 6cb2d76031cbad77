import { AppError, type ErrorCode } from "#shared/errors/index.ts";

/** "Not found" errors of queries. */

const missing =
  (code: ErrorCode, noun: string) =>
  (id: number): AppError =>
    new AppError(code, { detail: `there is no ${noun} ${id}` });

export const noCoach = missing("coach_not_found", "coach");
export const noCompany = missing("company_not_found", "company");
export const noCompetition = missing("league_not_found", "competition");
export const noMatch = missing("match_not_found", "match");
export const noPlayer = missing("player_not_found", "player");
export const noSeason = missing("season_not_found", "season");
export const noTeam = missing("team_not_found", "team");

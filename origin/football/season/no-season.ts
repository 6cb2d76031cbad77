import { AppError } from "#shared/errors/index.ts";

/** The failure of every read of a season that is not there. */
export const noSeason = (id: number): AppError =>
  new AppError("season_not_found", { detail: `there is no season ${id}` });

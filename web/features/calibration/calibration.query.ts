import { callOptions } from "#web/platform/data/call-options.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";

/** Calibration of closing prices of all leagues, or of one. */
export const calibrationQuery = (comp_id: number | undefined) =>
  callOptions("/api/v1/football/odds/calibration", { comp_id }, "hours");

/** The competition in a URL's query. */
export const readCompetition = (search: URLSearchParams): number | undefined =>
  idIn(search, "comp_id") ?? undefined;

import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

const LIMIT = 8;

/** The competitions that most readers look for, whether they play that day or not. */
export const hotLeaguesQuery = () =>
  callOptions("/api/v1/football/comp-list", { hot: HOT_LEVELS, limit: LIMIT }, "minutes");

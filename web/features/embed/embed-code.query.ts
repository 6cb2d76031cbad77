import { callOptions } from "#web/platform/data/call-options.ts";

/** Competitions to choose from, hottest first: more than anybody reads. */
export const choicesQuery = callOptions("/api/v1/football/comp", { limit: 200 }, "hours");

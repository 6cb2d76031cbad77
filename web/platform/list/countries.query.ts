import { callOptions } from "../data/call-options.ts";

/** All countries, for list filters. */
export const countriesQuery = () => callOptions("/api/v1/football/countries", {}, "hours");

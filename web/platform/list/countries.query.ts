import { callOptions } from "../data/call-options.ts";

/** All countries, for lists to be narrowed by. */
export const countriesQuery = () => callOptions("/api/v1/football/countries", {}, "hours");

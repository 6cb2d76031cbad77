export { isMatchFound } from "./match-found.rules.ts";
export { SearchAnswer } from "./search.schema.ts";
export { SEARCH_DAYS, SEARCH_KINDS, type SearchKind } from "./search.table.ts";

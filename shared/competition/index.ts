export { COMPETITION_KINDS, Competition, CompetitionDetail, Season, Stage } from "./competition.schema.ts";

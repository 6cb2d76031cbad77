export {
  COMPETITION_KINDS,
  CONTINENTS,
  Competition,
  CompetitionDetail,
  Continent,
  type ContinentId,
  Season,
  Stage,
} from "./competition.schema.ts";

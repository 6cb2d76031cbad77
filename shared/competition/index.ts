export {
  COMPETITION_KINDS,
  CONTINENTS,
  Competition,
  CompetitionDetail,
  CompetitionSeasons,
  Continent,
  type ContinentId,
  Season,
  SeasonRef,
  Stage,
} from "./competition.schema.ts";

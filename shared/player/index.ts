export { ageAt } from "./age.rules.ts";
export { groupHonors, type WonTitle } from "./honor.rules.ts";
export { byGoals, keyPlayers } from "./key-players.rules.ts";
export {
  Day,
  Honor,
  KeyPlayer,
  Money,
  PLAYER_COUNTS,
  Player,
  PlayerAppearance,
  PlayerBrief,
  type PlayerCount,
  PlayerCounts,
  PlayerMatchStats,
  PlayerProfile,
  PlayerSeasonStats,
  POSITIONS,
  Position,
  Scorer,
  TRANSFER_KINDS,
  Transfer,
  TransferKind,
} from "./player.schema.ts";
export {
  figuresOfIncidents,
  type IncidentCoverage,
  noCounts,
  type PlayerFigures,
  type PlayerIncident,
  seasonStats,
} from "./player-figures.rules.ts";
export { bestRated, byRating, meanRating, roundRating } from "./rating.rules.ts";
export { type GoalFact, type RankedScorer, rankScorers } from "./scorers.rules.ts";
export { type SecondsSpan, spanOfSeasonYear } from "./transfer.rules.ts";

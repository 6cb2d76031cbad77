export { ageAt } from "./age.rules.ts";
export { byGoals, keyPlayers } from "./key-players.rules.ts";
export { Day, Money, Player, PlayerBrief, PlayerProfile, POSITIONS, Position } from "./player.schema.ts";
export {
  noCounts,
  type PlayerStatistics,
  seasonStats,
  statisticsOfIncidents,
} from "./player-statistics.rules.ts";
export {
  KeyPlayer,
  PLAYER_COUNTS,
  PLAYER_TOTALS,
  PlayerAppearance,
  type PlayerCount,
  PlayerCounts,
  PlayerMatchStats,
  PlayerSeasonStats,
  type PlayerTotal,
  Scorer,
} from "./player-stats.schema.ts";
export { bestRated, byRating, roundRating } from "./rating.rules.ts";
export { type RankedScorer, rankScorers } from "./scorers.rules.ts";
export { EVER, type SecondsSpan, spanOfSeasonName, spanOfSeasonYear } from "./transfer.rules.ts";
export { TRANSFER_KINDS, Transfer, TransferKind } from "./transfer.schema.ts";

export {
  AsOfMinute,
  CommentaryLine,
  Incident,
  IncidentKind,
  MatchDetail,
  MatchStat,
  PlayerRef,
  VarDecision,
} from "./incident.schema.ts";
export {
  compareKickOffs,
  earliestKickOff,
  isOnDayOf,
  type KickOff,
  latestKickOff,
  noonOfDay,
} from "./kick-off.rules.ts";
export {
  CoachId,
  CompetitionId,
  CompetitionRef,
  CountryId,
  CountryRef,
  CrestDesign,
  DecidedBy,
  Instant,
  Match,
  MatchBrief,
  MatchId,
  MatchMinute,
  PlayerId,
  Provenance,
  Score,
  SeasonId,
  Side,
  SideScore,
  StageId,
  StatedResult,
  TeamId,
  TeamRef,
  Translations,
  Venue,
  VenueId,
  VenueRef,
} from "./match.schema.ts";
export {
  formatMinute,
  LONGEST_ADDED,
  minutesOver,
  periodOfMinute,
  reachedMinute,
  runningMinute,
  shownMinute,
} from "./match-clock.ts";
export {
  Highlight,
  MatchCorners,
  MatchInfo,
  MatchRoom,
  WEATHER_KINDS,
  Weather,
} from "./match-extras.schema.ts";
export { MatchPatch } from "./match-patch.schema.ts";
export { diffMatch } from "./match-patch.ts";
export {
  type DerivedStatus,
  hasBegun,
  isLive,
  isReportedStatus,
  LIVE_STATUSES,
  MATCH_STATUSES,
  type MatchStatus,
  statusTable,
} from "./match-status.ts";
export { ATTACK_KINDS, withReport } from "./momentum.rules.ts";
export { AttackCounts, AttackReport } from "./momentum.schema.ts";
export {
  AWARDS,
  boardScore,
  foldStates,
  howDecided,
  isAward,
  leaderOf,
  type MatchState,
  winnerOf,
} from "./score.rules.ts";
export { emptySideScore, isGoal } from "./score-tally.rules.ts";
export { type DerivedState, resultDueMs, type SilenceTerms, withSilence } from "./silence.rules.ts";
export { isStatKind, STAT_KINDS, type StatKind } from "./stat-kind.table.ts";

export {
  CommentaryLine,
  INCIDENT_KINDS,
  Incident,
  IncidentKind,
  MatchStat,
  PlayerRef,
} from "./incident.schema.ts";
export {
  CoachId,
  CompetitionId,
  CompetitionRef,
  CountryId,
  CountryRef,
  Instant,
  Match,
  MatchBrief,
  MatchId,
  PlayerId,
  Provenance,
  Score,
  SeasonId,
  Side,
  SideScore,
  StageId,
  TeamId,
  TeamRef,
  Translations,
  Venue,
  VenueId,
  VenueRef,
} from "./match.schema.ts";
export { formatMinute, type MatchMinute, periodOfMinute, runningMinute } from "./match-clock.ts";
export { MatchDetail } from "./match-detail.schema.ts";
export {
  Highlight,
  MatchCorners,
  MatchInfo,
  MatchRoom,
  WEATHER_KINDS,
  Weather,
} from "./match-extras.schema.ts";
export { groupByCompetition, type MatchGroup } from "./match-order.ts";
export { MatchPatch } from "./match-patch.schema.ts";
export { applyMatchPatch, diffMatch } from "./match-patch.ts";
export {
  isLive,
  LIVE_STATUSES,
  MATCH_STATUSES,
  type MatchStatus,
  type StatusLabel,
  statusOfCode,
  statusTable,
} from "./match-status.ts";
export { type Named, nameIn } from "./name.rules.ts";
export {
  boardScore,
  type Coverage,
  foldStates,
  type MatchState,
  type ScoringIncident,
  type StatusChange,
  stateAt,
  winnerOf,
} from "./score.rules.ts";
export { emptySideScore, isGoal } from "./score-tally.rules.ts";
export { isStatKind, STAT_KINDS, type StatKind, statKindOfCode, statKinds } from "./stat-kind.table.ts";

export { bestEleven, type PlacedPlayer, type RatedPlayer, regularsOf } from "./best-eleven.rules.ts";
export {
  ABSENCE_KINDS,
  Absence,
  AbsenceKind,
  BestEleven,
  BestElevenPlayer,
  LastLineup,
  Lineup,
  LineupPlayer,
  SideLineup,
} from "./lineup.schema.ts";
export { incidentsByPlayer } from "./player-incidents.rules.ts";

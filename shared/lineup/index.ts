export { bestEleven, regularsOf } from "./best-eleven.rules.ts";
export {
  Absence,
  AbsenceKind,
  BestEleven,
  BestElevenPlayer,
  LastLineup,
  Lineup,
  LineupPlayer,
  SideLineup,
} from "./lineup.schema.ts";
export { minutesPlayed, spellsOf } from "./minutes-played.rules.ts";
export { incidentsByPlayer } from "./player-incidents.rules.ts";

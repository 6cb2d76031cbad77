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

export { ChangeSet } from "./change-set.ts";
export {
  applyLiveMessage,
  applyMatchMessage,
  beforeReconnect,
  emptyLiveState,
  emptyMatchState,
  type LiveClientState,
  type MatchClientState,
} from "./client-state.ts";
export {
  formatPosition,
  HEARTBEAT,
  LiveServerMessage,
  MatchChanged,
  MatchServerMessage,
  MatchSnapshot,
  Position,
  PROTOCOL_VERSION,
  parsePosition,
  ROOM_QUERY,
  RowsChanged,
} from "./messages.ts";
export { diffOdds, OddsChange, OddsName, oddsNameOf, oddsRowKey } from "./odds-change.ts";
export { OddsChanged, OddsServerMessage } from "./odds-messages.ts";
export { applyOddsMessage, emptyOddsState, type OddsClientState } from "./odds-state.ts";
export { SIGNATURE_HEADER, SIGNATURE_TOLERANCE_MS, signRequest, verifySignature } from "./signature.ts";
export { listOddsTopic, MATCH_ODDS_TOPIC, parseListOddsTopic, TOPIC_QUERY } from "./topic.ts";

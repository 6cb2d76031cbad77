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
export { SIGNATURE_HEADER, SIGNATURE_TOLERANCE_MS, signRequest, verifySignature } from "./signature.ts";

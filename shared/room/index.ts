export { ChangeSet } from "./change-set.ts";
export {
  formatPosition,
  HEARTBEAT,
  LiveServerMessage,
  LiveSnapshot,
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

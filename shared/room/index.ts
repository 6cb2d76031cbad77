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
  PROTOCOL_VERSION,
  parseAcknowledgement,
  parsePosition,
  ROOM_QUERY,
  TOPIC_QUERY,
} from "./client-to-room.ts";
export { diffOdds, oddsNameOf } from "./odds-change.rules.ts";
export { applyOddsMessage, emptyOddsState, type OddsClientState } from "./odds-state.ts";
export { ChangeSet } from "./origin-to-hub.ts";
export {
  LiveServerMessage,
  MatchChanged,
  MatchServerMessage,
  MatchSnapshot,
  Position,
  RowsChanged,
  type SourceStatus,
} from "./room-to-client.ts";
export { OddsChanged, OddsServerMessage } from "./room-to-client-odds.ts";
export {
  isSignatureForm,
  isSignedBody,
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE_MS,
  signRequest,
  verifySignature,
  verifySignatureHeader,
} from "./signature.ts";
export { MODERATE_MS, signTicket, TICKET_MS, verifyTicket, WRITE_MS, Writer } from "./ticket.ts";
export { listOddsTopic, MATCH_ODDS_TOPIC, parseListOddsTopic } from "./topic.ts";

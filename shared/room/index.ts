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
  LiveServerMessage,
  MatchChanged,
  MatchServerMessage,
  MatchSnapshot,
  Position,
  RowsChanged,
  type SourceStatus,
} from "./messages.ts";
export { diffOdds, oddsNameOf } from "./odds-change.rules.ts";
export { OddsChanged, OddsServerMessage } from "./odds-messages.ts";
export { applyOddsMessage, emptyOddsState, type OddsClientState } from "./odds-state.ts";
export {
  formatPosition,
  HEARTBEAT,
  PROTOCOL_VERSION,
  parseHeard,
  parsePosition,
  ROOM_QUERY,
} from "./protocol.ts";
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
export { listOddsTopic, MATCH_ODDS_TOPIC, parseListOddsTopic, TOPIC_QUERY } from "./topic.ts";

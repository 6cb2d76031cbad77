import party from "#realtime/parties/match.ts";
import { shiftedParty } from "./shifted-party.ts";

export default shiftedParty(party);

import party from "#realtime/parties/live.ts";
import { shiftedParty } from "./shifted-party.ts";

export default shiftedParty(party);

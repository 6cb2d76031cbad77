import party from "#realtime/parties/hub.ts";
import { shiftedParty } from "./shifted-party.ts";

export default shiftedParty(party);

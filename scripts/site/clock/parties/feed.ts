import party from "#realtime/parties/feed.ts";
import { shiftedParty } from "./shifted-party.ts";

export default shiftedParty(party);

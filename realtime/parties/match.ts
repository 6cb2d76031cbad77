import { partyOf } from "../host/partykit.ts";
import { matchRoom } from "../rooms/match.ts";

export default partyOf("match", matchRoom);

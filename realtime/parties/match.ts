import { partyOf } from "../host/partykit.ts";
import { matchRoom } from "../rooms/match/match-room.ts";

export default partyOf("match", matchRoom);

import { partyOf } from "../host/partykit.ts";
import { liveRoom } from "../rooms/live.ts";

export default partyOf("live", liveRoom);

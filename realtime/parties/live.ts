import { partyOf } from "../host/partykit.ts";
import { liveRoom } from "../rooms/live/live-room.ts";

export default partyOf("live", liveRoom);

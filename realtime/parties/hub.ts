import { partyOf } from "../host/partykit.ts";
import { hubRoom } from "../rooms/hub/hub.ts";

export default partyOf("hub", hubRoom);

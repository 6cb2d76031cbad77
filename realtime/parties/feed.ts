import { partyOf } from "../host/partykit.ts";
import { feedRoom } from "../rooms/feed.ts";

export default partyOf("feed", feedRoom);

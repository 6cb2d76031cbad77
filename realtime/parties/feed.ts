import { partyOf } from "../host/partykit.ts";
import { feedRoom } from "../rooms/feed/feed.ts";

export default partyOf("feed", feedRoom);

import { startPartyKit } from "#tests/support/realtime-partykit.ts";
import { describeRoomDoor } from "./room-door.ts";

describeRoomDoor("partykit dev", startPartyKit);

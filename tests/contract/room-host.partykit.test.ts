import { startPartyKit } from "#tests/support/realtime/realtime-partykit.ts";
import { describeRoomHost } from "./room-host.ts";

describeRoomHost("partykit dev", startPartyKit);

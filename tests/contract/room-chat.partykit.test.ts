import { startPartyKit } from "#tests/support/realtime/realtime-partykit.ts";
import { describeRoomChat } from "./room-chat.ts";

describeRoomChat("partykit dev", startPartyKit);

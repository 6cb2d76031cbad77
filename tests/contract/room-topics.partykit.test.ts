import { startPartyKit } from "#tests/support/realtime/realtime-partykit.ts";
import { describeRoomTopics } from "./room-topics.ts";

describeRoomTopics("partykit dev", startPartyKit);

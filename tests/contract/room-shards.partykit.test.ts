import { startPartyKit } from "#tests/support/realtime/realtime-partykit.ts";
import { describeRoomShards } from "./room-shards.ts";

describeRoomShards("partykit dev", startPartyKit);

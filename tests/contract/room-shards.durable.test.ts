import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { describeRoomShards } from "./room-shards.ts";

describeRoomShards("Durable Objects", startDurable);

import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { describeRoomWaking } from "./room-waking.ts";

describeRoomWaking("Durable Objects", startDurable);

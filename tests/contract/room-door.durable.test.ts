import { startDurable } from "#tests/support/realtime-durable.ts";
import { describeRoomDoor } from "./room-door.ts";

describeRoomDoor("Durable Objects", startDurable);

import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { describeRoomHost } from "./room-host.ts";

describeRoomHost("Durable Objects", startDurable);

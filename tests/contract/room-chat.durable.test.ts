import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { describeRoomChat } from "./room-chat.ts";

describeRoomChat("Durable Objects", startDurable);

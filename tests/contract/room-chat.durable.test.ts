import { startDurable } from "#tests/support/realtime-durable.ts";
import { describeRoomChat } from "./room-chat.ts";

describeRoomChat("Durable Objects", startDurable);

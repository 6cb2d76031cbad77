import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { describeRoomTopics } from "./room-topics.ts";

describeRoomTopics("Durable Objects", startDurable);

import { createFakeHost } from "#tests/support/realtime-fake-host.ts";
import { describeRoomTopics } from "./room-topics.ts";

describeRoomTopics("a host in memory", async (vars) => createFakeHost(vars));

import { createFakeHost } from "#tests/support/realtime-fake-host.ts";
import { describeRoomShards } from "./room-shards.ts";

describeRoomShards("a host in memory", async (vars) => createFakeHost(vars));

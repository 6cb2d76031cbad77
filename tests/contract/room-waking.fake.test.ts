import { createFakeHost } from "#tests/support/realtime-fake-host.ts";
import { describeRoomWaking } from "./room-waking.ts";

describeRoomWaking("a host in memory", async (vars) => createFakeHost(vars));

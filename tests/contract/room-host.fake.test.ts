import { createFakeHost } from "#tests/support/realtime-fake-host.ts";
import { describeRoomHost } from "./room-host.ts";

describeRoomHost("a host in memory", async (vars) => createFakeHost(vars));

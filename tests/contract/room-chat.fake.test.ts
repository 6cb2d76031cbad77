import { createFakeHost } from "#tests/support/realtime-fake-host.ts";
import { describeRoomChat } from "./room-chat.ts";

describeRoomChat("a host in memory", async (vars) => createFakeHost(vars));

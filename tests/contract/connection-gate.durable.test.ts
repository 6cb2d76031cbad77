import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { describeConnectionGate } from "./connection-gate.ts";

describeConnectionGate("Durable Objects", startDurable);

import { startPartyKit } from "#tests/support/realtime/realtime-partykit.ts";
import { describeConnectionGate } from "./connection-gate.ts";

describeConnectionGate("partykit dev", startPartyKit);

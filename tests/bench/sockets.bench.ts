import { writeReport } from "./bench-report.ts";
import type { ServerName } from "./sockets/servers.ts";
import { emptyTurns, fanOutRows, loadNow, memoryRows, needSockets, reportFaults } from "./sockets/tables.ts";
import { type FanOut, fanOutTurn } from "./sockets/turns.ts";

/** Thousands of sockets in one list room: ours on PartyKit, PartyKit alone, raw `ws` and socket.io, in turns. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const STEPS = [500, 1_000, 2_000, 5_000];
const MESSAGES = 20;
const NAMES = [
  "rooms",
  "rooms on Durable Objects",
  "bare PartyKit",
  "ws",
  "socket.io",
] as const satisfies readonly ServerName[];
/** The room's target, as a share of raw `ws`'s speed. */
const AIMS: Readonly<Record<number, number>> = { 2000: 0.8, 5000: 0.6 };

needSockets(Math.max(...STEPS));
const load_before = loadNow();
const turns = emptyTurns<FanOut>(NAMES);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of NAMES)
    turns.get(name)?.push(...(await fanOutTurn(name, { way: "room", steps: STEPS, messages: MESSAGES })));
}
const fan_out = fanOutRows(turns, STEPS, MESSAGES);
const memory = memoryRows(turns, STEPS);
console.table(fan_out);
console.table(memory);
const load = { load_before, load_after: loadNow() };
writeReport("sockets", { rounds: ROUNDS, messages: MESSAGES, aims: AIMS, ...load, fan_out, memory });
reportFaults(fan_out);
for (const { server, sockets, of_ws } of fan_out) {
  const aim = server.startsWith("rooms") ? AIMS[sockets] : undefined;
  if (aim !== undefined && of_ws < aim)
    console.error(`${server}, ${sockets} sockets: ${of_ws} of ws, aim ${aim}`);
}

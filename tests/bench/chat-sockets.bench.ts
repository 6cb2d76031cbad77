import { writeReport } from "./bench-report.ts";
import type { ServerName } from "./sockets/servers.ts";
import { emptyTurns, fanOutRows, loadNow, needSockets, rateRows, reportFaults } from "./sockets/tables.ts";
import { type Broadcasts, type FanOut, fanOutTurn, rateTurn } from "./sockets/turns.ts";

/**
 * A match chat: messages that readers send over their sockets, broadcast by our room, by a raw `ws` server and by
 * socket.io, in turns within one run; and changes of a list as the hub coalesces them.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const NAMES = [
  "rooms",
  "rooms on Durable Objects",
  "ws",
  "socket.io",
] as const satisfies readonly ServerName[];
const FULL = { way: "chat", writers: 50, steps: [2_000], messages: 20 } as const;
/** A writer may send at most twelve messages a minute, and no two within three seconds. */
const LIVELY = { way: "chat", writers: 250, sockets: 1_000, perSecond: 50, seconds: 15 } as const;
const GOALS = { way: "hub", sockets: 1_000, perSecond: 50, seconds: 15 } as const;
const AIMS = { p99_ms: 150, cpu_of_socket_io: 0.6 };

needSockets(Math.max(...FULL.steps));
const load_before = loadNow();
const full = emptyTurns<FanOut>(NAMES);
const lively = emptyTurns<Broadcasts>(NAMES);
const goals = emptyTurns<Broadcasts>(["rooms", "rooms on Durable Objects"]);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of NAMES) full.get(name)?.push(...(await fanOutTurn(name, FULL)));
  for (const name of NAMES) lively.get(name)?.push(await rateTurn(name, LIVELY));
  for (const [name, all] of goals) all.push(await rateTurn(name, GOALS));
}
const one_by_one = fanOutRows(full, FULL.steps, FULL.messages);
const chat_at_rate = rateRows(lively);
const goals_at_rate = rateRows(goals).map(({ cpu_of_socket_io: _nobody, ...row }) => row);
console.table(one_by_one);
console.table(chat_at_rate);
console.table(goals_at_rate);
const load = { load_before, load_after: loadNow() };
writeReport("chat-sockets", { rounds: ROUNDS, aims: AIMS, ...load, one_by_one, chat_at_rate, goals_at_rate });
reportFaults([...one_by_one, ...chat_at_rate, ...goals_at_rate]);
for (const { server, p99_ms, cpu_of_socket_io } of chat_at_rate) {
  if (!server.startsWith("rooms")) continue;
  if (p99_ms > AIMS.p99_ms) console.error(`${server}: p99 ${p99_ms} ms, aim ${AIMS.p99_ms}`);
  if (cpu_of_socket_io > AIMS.cpu_of_socket_io)
    console.error(`${server}: processor ${cpu_of_socket_io} of socket.io's, aim ${AIMS.cpu_of_socket_io}`);
}

import { openClient } from "./client.ts";
import { machineMs } from "./clock.ts";
import { createDeliveryStats, type Reading } from "./delivery-stats.ts";
import type { GeneratorCommand, GeneratorEvent } from "./generator.ts";
import { readMessage } from "./reading.ts";

/** The process of a generator: holds thousands of clients and counts the messages of each. */

/** Maximum number of connections that are being opened. */
const OPENING_MAX = 50;

const emit = (event: GeneratorEvent) => void process.send?.(event);

let clients = 0;
let closed = 0;
const stats = createDeliveryStats(
  () => clients,
  (serial) => emit({ type: "complete", serial, at_ms: machineMs() }),
);

/** All clients get the same bytes: an equal payload is not parsed again. */
let lastPayload: Buffer = Buffer.alloc(0);
let lastReading: Reading = { seq: null, serials: [] };
function read(payload: Buffer): Reading {
  if (payload.equals(lastPayload)) return lastReading;
  lastReading = readMessage(payload);
  lastPayload = Buffer.from(payload);
  return lastReading;
}

async function open({ port, path, dialect, total }: Extract<GeneratorCommand, { type: "open" }>) {
  let next = clients;
  async function openSome() {
    while (next < total) {
      const client = next;
      next += 1;
      await openClient({
        port,
        path,
        dialect,
        onMessage: (payload) => stats.take(client, read(payload), machineMs()),
        onClosed: () => {
          closed += 1;
        },
      });
      clients += 1;
    }
  }
  await Promise.all(Array.from({ length: OPENING_MAX }, openSome));
  emit({ type: "opened", sockets: clients });
}

async function obey(command: GeneratorCommand): Promise<void> {
  switch (command.type) {
    case "open":
      return open(command);
    case "begin":
      stats.begin();
      return emit({ type: "begun" });
    case "report":
      return emit({ type: "report", report: { ...stats.report(new Map(command.sent)), closed } });
  }
}

process.on("message", (command: GeneratorCommand) => {
  obey(command).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

import { availableParallelism } from "node:os";
import { isMainThread, Worker } from "node:worker_threads";

/** Keeps every core busy in bursts until it is ended (`npm test -- e2e --stress`): tests that wait for a time fail. */

const SHORTEST_MS = 500;
const LONGEST_MS = 4_000;

const spell = (): number => SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);

function burn(): void {
  const end = performance.now() + spell();
  while (performance.now() < end) Math.sqrt(end);
  setTimeout(burn, spell());
}

if (isMainThread)
  for (let core = 0; core < availableParallelism(); core += 1) new Worker(new URL(import.meta.url));
else burn();

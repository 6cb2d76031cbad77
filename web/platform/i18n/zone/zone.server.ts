import { AsyncLocalStorage } from "node:async_hooks";
import { takeZoneFrom } from "./shown-zone.ts";

// One isolate handles several requests at once, so a zone in the URL belongs to the asynchronous context of each
// request, never to the module.
const answering = new AsyncLocalStorage<string>();
takeZoneFrom(() => answering.getStore());

/** Handles a request, its loaders and its render, with times and days in a zone. */
export function inZone<Result>(zone: string, answer: () => Result): Result {
  return answering.run(zone, answer);
}

import { isAbsolute, join, relative } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { shiftDate } from "./shift-date.ts";

/**
 * A request header that sets the offset of a Worker of {@link withMovableClock}, in milliseconds; the response is 204.
 */
export const CLOCK_HEADER = "x-test-clock-offset-ms";

/** Puts a module before a Worker's entry, after one that shifts the clock. `codeFor` gets the entry's specifier. */
function withEntry(
  worker: V4WorkerOptions,
  offsetMs: number,
  codeFor: (entry: string) => string,
): V4WorkerOptions {
  if (!("modules" in worker) || !Array.isArray(worker.modules)) return worker;
  const [entry] = worker.modules;
  if (!entry) return worker;
  const root = worker.modulesRoot ?? "";
  const specifier = `./${isAbsolute(entry.path) ? relative(root, entry.path) : entry.path}`;
  const shift = `export ${shiftDate.toString()}\nshiftDate(${offsetMs});\n`;
  const modules = [
    {
      type: "ESModule" as const,
      path: join(root, "shifted-entry.js"),
      contents: codeFor(JSON.stringify(specifier)),
    },
    { type: "ESModule" as const, path: join(root, "shift-date.js"), contents: shift },
    ...worker.modules,
  ];
  return { ...worker, modules };
}

/** The options of a Worker whose clock is `offsetMs` ahead. */
export const withClock = (worker: V4WorkerOptions, offsetMs: number): V4WorkerOptions =>
  offsetMs === 0
    ? worker
    : withEntry(
        worker,
        offsetMs,
        (entry) => `import "./shift-date.js";
export * from ${entry};
export { default } from ${entry};`,
      );

/** The options of a Worker that handles requests, whose clock the header {@link CLOCK_HEADER} moves. */
export const withMovableClock = (worker: V4WorkerOptions): V4WorkerOptions =>
  withEntry(
    worker,
    0,
    (entry) => `import { shiftDate } from "./shift-date.js";
import worker from ${entry};
export * from ${entry};
const shifted = {
  fetch(request, ...rest) {
    const offset = request.headers.get("${CLOCK_HEADER}");
    if (offset === null) return worker.fetch(request, ...rest);
    shiftDate(Number(offset));
    return new Response(null, { status: 204 });
  },
};
export { shifted as default };`,
  );

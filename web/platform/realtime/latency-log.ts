import type { LatencySample } from "#shared/latency/latency.schema.ts";

/** Page views that tell how late changes were: enough for figures of every hour, few enough to cost nothing. */
const TOLD = 1 / 20;

/** Tells the site, now and then and for few readers, how late changes were on the screen. */
export interface LatencyLog {
  note(sample: LatencySample): void;
}

/** Whether the browser asks sites to leave its reader alone (Do Not Track, Global Privacy Control). */
function refuses(): boolean {
  const asks = navigator as { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };
  return asks.doNotTrack === "1" || asks.globalPrivacyControl === true;
}

const silent: LatencyLog = { note: () => {} };

/** One per page view. What keeps and sends is loaded by the few who tell. */
export function createLatencyLog(): LatencyLog {
  if (typeof window === "undefined" || refuses() || Math.random() >= TOLD) return silent;
  const report = import("./latency-report.ts").then(
    ({ createLatencyReport }) => createLatencyReport(),
    // No reader misses it.
    () => silent,
  );
  return { note: (sample) => void report.then((log) => log.note(sample)) };
}

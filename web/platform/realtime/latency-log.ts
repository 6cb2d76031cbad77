import type { LatencySample } from "#shared/latency/latency.schema.ts";

/** Share of page views that report latency: enough for hourly statistics, few enough to cost nothing. */
const REPORT_SHARE = 1 / 20;

/** Reports to the site, for a sample of readers, how late changes were on the screen. */
export interface LatencyLog {
  note(sample: LatencySample): void;
}

/** True if the browser asks not to be tracked (Do Not Track, Global Privacy Control). */
function refuses(): boolean {
  const privacy: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean } = navigator;
  return privacy.doNotTrack === "1" || privacy.globalPrivacyControl === true;
}

const silent: LatencyLog = { note: () => {} };

/** One per page view. The sampled page views load the code that collects and sends. */
export function createLatencyLog(): LatencyLog {
  if (typeof window === "undefined" || refuses() || Math.random() >= REPORT_SHARE) return silent;
  const report = import("./latency-report.ts").then(
    ({ createLatencyReport }) => createLatencyReport(),
    // Readers do not notice a missing report.
    () => silent,
  );
  return { note: (sample) => void report.then((log) => log.note(sample)) };
}

import type { LatencySample } from "#shared/latency/latency.schema.ts";
import { LATENCY_SAMPLES_MAX } from "#shared/latency/latency.table.ts";
import { sendFromBrowser } from "#web/platform/data/browser-call.ts";

/** Time from the first change to the first report, and between reports. */
const FIRST_AFTER_MS = 15_000;
const EVERY_MS = 180_000;

interface LatencyReport {
  note(sample: LatencySample): void;
}

type Send = (samples: readonly LatencySample[]) => Promise<unknown>;

const report: Send = (samples) => sendFromBrowser("/api/v1/origin/latency/report", { samples });

/** Collects samples and reports them at intervals. Bounded by reservoir sampling. */
export function createLatencyReport(random: () => number = Math.random, send: Send = report): LatencyReport {
  let samples: LatencySample[] = [];
  let seen = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_AFTER_MS;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (samples.length === 0) return;
    const batch = samples;
    samples = [];
    seen = 0;
    pauseMs = EVERY_MS;
    // A failed report is dropped: no reader waits for it, and the next one is just as good.
    void send(batch).catch(() => {});
  };

  window.addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  return {
    note(sample) {
      seen += 1;
      if (samples.length < LATENCY_SAMPLES_MAX) samples.push(sample);
      else {
        const place = Math.floor(random() * seen);
        if (place < LATENCY_SAMPLES_MAX) samples[place] = sample;
      }
      timer ??= setTimeout(flush, pauseMs);
    },
  };
}

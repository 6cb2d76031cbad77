import { Log, LogLevel } from "miniflare";

/** Settings of every local runtime: without the conveniences that cost time on each request. */
export const quietRuntime = {
  cf: false,
  logRequests: false,
  unsafeLocalExplorer: false,
  unsafeObservability: false,
  telemetry: { enabled: false },
  log: new Log(LogLevel.WARN),
  host: "127.0.0.1",
  port: 0,
} as const;

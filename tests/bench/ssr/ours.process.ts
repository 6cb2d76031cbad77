import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "#scripts/site/built-worker.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";

/** Serves the built page of ours/ on the port of the environment, as `npm start` serves the site. */
const worker = builtWorker(resolve("build/server"), {});
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    ...quietRuntime,
    workers: [
      {
        name: "socket",
        modules: true,
        script: "export default {}",
        compatibilityDate: "2026-09-01",
        unsafeDirectSockets: [
          { host: "127.0.0.1", port: Number(process.env.PORT), serviceName: String(worker.name) },
        ],
      },
      worker,
    ],
  }),
);
await miniflare.ready;
process.on("SIGTERM", () => void miniflare.dispose().then(() => process.exit(0)));

import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "#scripts/site/built-worker.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";

/**
 * A Worker that renders nothing: it keeps the processor busy for about as long as a page does and answers as many bytes. How
 * its slowest answers compare with its median does not come from rendering.
 */
const SPIN = `
  const page = "x".repeat(86_000);
  export default {
    fetch() {
      let sum = 0;
      for (let at = 0; at < 1_000_000; at += 1) sum += at % 7;
      return new Response(page + sum, { headers: { "content-type": "text/html" } });
    },
  };`;

/** Serves the built page of ours/, or with the argument "spin" the Worker above, on the port of the environment, as `npm start` serves the site. */
const worker =
  process.argv[2] === "spin"
    ? { name: "spin", modules: true, script: SPIN, compatibilityDate: "2026-09-01" }
    : builtWorker(resolve("build/server"), {});
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

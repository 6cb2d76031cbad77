import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { unstable_getMiniflareWorkerOptions } from "wrangler";
import { cachedFolder } from "./folder-cache.ts";

/** Compiled code that a Worker imports (`….wasm?module`) stays a module of its own, beside the bundle. */
function compiledModules(found: Map<string, string>): Plugin {
  return {
    name: "compiled-modules",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(".wasm?module")) return null;
      const file = await this.resolve(source.replace("?module", ""), importer, { skipSelf: true });
      if (!file) return null;
      found.set(basename(file.id), file.id);
      return { id: `./${basename(file.id)}`, external: true };
    },
  };
}

interface WorkerModule {
  readonly type: "ESModule" | "CompiledWasm";
  readonly path: string;
  readonly contents: string | Uint8Array<ArrayBuffer>;
}

/** A Worker by its wrangler.toml, in Miniflare's form. */
interface WorkerBundle {
  readonly workerOptions: ReturnType<typeof unstable_getMiniflareWorkerOptions>["workerOptions"];
  readonly modules: WorkerModule[];
}

/** The Worker's modules, bundled from its source. */
async function bundleWorker(main: string): Promise<WorkerModule[]> {
  const { build } = await import("vite");
  const compiled = new Map<string, string>();
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [compiledModules(compiled)],
    build: {
      ssr: main,
      write: false,
      target: "es2023",
      // Dynamic imports stay in the one module, and still run lazily.
      rolldownOptions: { external: /^(node|cloudflare):/, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, target: "webworker" },
  });
  const chunks = "output" in built ? built.output : [];
  const [entry] = chunks;
  if (chunks.length !== 1 || entry?.type !== "chunk") throw new Error(`${main} is not one module`);
  return [
    { type: "ESModule", path: "worker.js", contents: entry.code },
    ...[...compiled].map(
      ([path, file]): WorkerModule => ({
        type: "CompiledWasm",
        path,
        contents: new Uint8Array(readFileSync(file)),
      }),
    ),
  ];
}

const BUNDLE_FILE = "parts.json";

/** Wrangler and the bundler are larger than most tests: only the process that bundles loads them. */
async function writeBundle(config: string, folder: string): Promise<void> {
  const { unstable_getMiniflareWorkerOptions: readConfig } = await import("wrangler");
  const { workerOptions, main } = readConfig(config);
  const modules = await bundleWorker(main ?? "");
  for (const { path, contents } of modules) writeFileSync(join(folder, path), contents);
  const files = modules.map(({ type, path }) => ({ type, path }));
  writeFileSync(join(folder, BUNDLE_FILE), JSON.stringify({ workerOptions, files }));
}

/** The Worker of a wrangler.toml, bundled from its source: a test starts the current source. */
export async function workerOf(config: string): Promise<WorkerBundle> {
  const name = `worker-${basename(dirname(config))}`;
  const folder = await cachedFolder(name, (making) => writeBundle(config, making));
  const made: {
    workerOptions: WorkerBundle["workerOptions"];
    files: Pick<WorkerModule, "type" | "path">[];
  } = JSON.parse(readFileSync(join(folder, BUNDLE_FILE), "utf8"));
  const { workerOptions, files } = made;
  const modules = files.map(({ type, path }): WorkerModule => {
    const bytes = readFileSync(join(folder, path));
    return { type, path, contents: type === "ESModule" ? bytes.toString() : new Uint8Array(bytes) };
  });
  return { workerOptions, modules };
}

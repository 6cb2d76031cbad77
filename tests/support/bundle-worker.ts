import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build, type Plugin } from "vite";

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

/** The Worker's modules, bundled from its source: what a test starts is what stands in the folder now. */
export async function bundleWorker(main: string): Promise<WorkerModule[]> {
  const compiled = new Map<string, string>();
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [compiledModules(compiled)],
    build: {
      ssr: main,
      write: false,
      target: "es2023",
      rolldownOptions: { external: /^(node|cloudflare):/ },
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

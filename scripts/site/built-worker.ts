import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import * as z from "zod";
import { SiteError } from "./site-error.ts";

/** The fields of the configuration beside a built Worker that we read: the one that is deployed too. */
const BuiltConfig = z.object({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).default([]),
  vars: z.record(z.string(), z.string()).default({}),
  assets: z.object({ directory: z.string(), binding: z.string() }).optional(),
  services: z.array(z.object({ binding: z.string(), service: z.string() })).default([]),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })).default([]),
});

/** Build folders of the Workers, and their names in the wrangler files. */
export const EDGE_DIR = "build/server";
export const ORIGIN_DIR = "dist/origin";
export const EDGE_NAME = "bongda-edge";
export const ORIGIN_NAME = "bongda-origin";

/** Options of a built Worker for Miniflare, with `vars` on top of the configured ones. */
export function builtWorker(dir: string, vars: Record<string, string>): V4WorkerOptions {
  const configPath = join(dir, "wrangler.json");
  if (!existsSync(configPath)) throw new SiteError(`${dir} is missing: run npm run build first.`);
  const config = BuiltConfig.parse(JSON.parse(readFileSync(configPath, "utf8")));
  const others = globSync("**/*.{js,wasm}", { cwd: dir }).filter((path) => path !== config.main);
  return {
    name: config.name,
    modulesRoot: resolve(dir),
    // The entry module is first.
    modules: [config.main, ...others].map((path) => ({
      type: path.endsWith(".wasm") ? "CompiledWasm" : "ESModule",
      path: resolve(dir, path),
    })),
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, ...vars },
    serviceBindings: Object.fromEntries(config.services.map(({ binding, service }) => [binding, service])),
    r2Buckets: Object.fromEntries(config.r2_buckets.map((row) => [row.binding, row.bucket_name])),
    d1Databases: Object.fromEntries(config.d1_databases.map((row) => [row.binding, { id: row.database_id }])),
    ...(config.assets
      ? {
          assets: {
            directory: resolve(dir, config.assets.directory),
            binding: config.assets.binding,
            run_worker_first: true,
          },
        }
      : {}),
  };
}

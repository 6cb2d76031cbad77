import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = "build/client/assets";

/** KB of 1,000 bytes. */
export const kb = (bytes: number): number => Number((bytes / 1000).toFixed(1));

const sizes = new Map<string, number>();

/** Bytes of a file of the last build with gzip. */
export function packedSize(name: string): number {
  const known = sizes.get(name) ?? gzipSync(readFileSync(`${FOLDER}/${name}`)).byteLength;
  sizes.set(name, known);
  return known;
}

/** KB of gzip of several files together, each compressed by itself as it is sent. */
export const packedKb = (names: Iterable<string>): number =>
  kb([...names].reduce((total, name) => total + packedSize(name), 0));

/** Scripts that a script imports statically. */
function importsOf(name: string): string[] {
  const code = readFileSync(`${FOLDER}/${name}`, "utf8");
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((found) => found[1] ?? "");
}

/** Scripts with all their imports. */
export function withImports(start: Iterable<string>): Set<string> {
  const known = new Set(start);
  for (const name of known) for (const next of importsOf(name)) known.add(next);
  return known;
}

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly index?: boolean;
  readonly module: string;
}

/** The router's list of routes in the last build. */
function builtRoutes(): { readonly entry: string; readonly routes: ReadonlyMap<string, ManifestRoute> } {
  const file = readdirSync(FOLDER).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error("The last build has no manifest of routes");
  const code = readFileSync(`${FOLDER}/${file}`, "utf8");
  const { entry, routes }: { entry: { module: string }; routes: Record<string, ManifestRoute> } = JSON.parse(
    code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1),
  );
  return { entry: entry.module, routes: new Map(Object.entries(routes)) };
}

/** KB of script that the first page of each route needs before it hydrates, by the route's id. */
export function beforeHydrationKb(): Map<string, number> {
  const { entry, routes } = builtRoutes();
  const chainOf = (route: ManifestRoute): string[] => {
    const parent = route.parentId === undefined ? undefined : routes.get(route.parentId);
    return [route.module, ...(parent ? chainOf(parent) : [])];
  };
  const names = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\//, ""));
  return new Map(
    [...routes.values()].map((route) => [route.id, packedKb(withImports(names([entry, ...chainOf(route)])))]),
  );
}

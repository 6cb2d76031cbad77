import { type Locale, localeOf, screenAt } from "#shared/url/index.ts";

/** What the router knows of a route: of its manifest, what is read here. */
interface RouteEntry {
  readonly id: string;
  readonly parentId?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = { readonly routes: Readonly<Record<string, RouteEntry | undefined>> };

const manifestOf = (): Manifest | undefined =>
  Reflect.get(window, "__reactRouterManifest") as Manifest | undefined;

/** Files of a screen, without those that the page has already. */
export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The route of a screen and what it shows inside itself; web/routes.ts names both. */
function entriesOf({ routes }: Manifest, id: string): RouteEntry[] {
  const route = routes[id];
  if (!route) return [];
  const inner = Object.values(routes).find((one) => one?.parentId === id && one.index === true);
  return inner ? [route, inner] : [route];
}

/** The files of the page that a path leads to; null where it leads to none, or to one that the router does not know yet. */
export function routeFiles(
  path: string,
  manifest = manifestOf(),
): ({ readonly id: string } & RouteFiles) | null {
  const found = screenAt(path);
  if (!found || !manifest) return null;
  const locale: Locale = localeOf(path);
  const id = `${found.screen}.${locale}`;
  const entries = entriesOf(manifest, id);
  if (entries.length === 0) return null;
  return {
    id,
    scripts: [...new Set(entries.flatMap(({ module, imports }) => [module, ...(imports ?? [])]))],
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))],
  };
}

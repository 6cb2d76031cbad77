import { isApiPath } from "../proxy/call-table.ts";

/** Metrics class of a request: its kind, never its exact resource. */
export const ROUTE_CLASSES = ["page", "data", "call", "write", "file", "picture", "made", "other"] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

/** The values of `x-cache`; `none` for uncached responses. */
export const OUTCOMES = ["hit", "miss", "stale", "bypass", "none"] as const;

const [PAGE, DATA, CALL, WRITE, FILE, PICTURE, MADE, OTHER] = [0, 1, 2, 3, 4, 5, 6, 7];

const PICTURES = ["/crests/", "/avatars/", "/media/"];
const MADE_PLACES = ["/og/", "/oembed", "/sitemap"];
const MADE_FILES = [".xml", ".ics", "/feed.json"];
const OTHERS = [
  ...["/health", "/metrics", "/robots.txt", "/api/docs", "/api/openapi.json"],
  ...["/.well-known/change-password", "/.well-known/security.txt"],
];

/**
 * The place of a request's class in {@link ROUTE_CLASSES}: by its path alone, at a glance. A path that is nothing counts as the
 * page that it would be.
 */
export function routeClassOf(method: string, path: string): number {
  if (method !== "GET" && method !== "HEAD") return WRITE;
  if (OTHERS.includes(path)) return OTHER;
  if (isApiPath(path)) return CALL;
  const dot = path.lastIndexOf(".");
  if (PICTURES.some((place) => path.startsWith(place))) return PICTURE;
  if (dot < 0 && !MADE_PLACES.some((place) => path.startsWith(place))) return PAGE;
  if (path.endsWith(".data")) return DATA;
  if (MADE_FILES.some((end) => path.endsWith(end)) || MADE_PLACES.some((place) => path.startsWith(place)))
    return MADE;
  return dot > path.lastIndexOf("/") ? FILE : PAGE;
}

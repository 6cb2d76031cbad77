import { type Endpoint, endpointList, pathsOfEndpoint } from "#shared/api/index.ts";

const API_PREFIXES = ["/api/", "/oapi/"];

/** True for paths that belong to calls: an unregistered one is a problem response, never a page. */
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path.startsWith(prefix) || path === prefix.slice(0, -1));

const callsByPath = new Map<string, Map<string, Endpoint>>();
for (const [, call] of endpointList) {
  for (const path of pathsOfEndpoint(call)) {
    const methods = callsByPath.get(path) ?? new Map<string, Endpoint>();
    callsByPath.set(path, methods.set(call.method, call));
  }
}

export type FoundCall =
  | { readonly found: "call"; readonly call: Endpoint }
  | { readonly found: "other-methods"; readonly allow: string }
  | { readonly found: "nothing" };

/** Looks a request up in the registry. HEAD counts as GET (RFC 9110, section 9.3.2). */
export function findCall(method: string, path: string): FoundCall {
  const methods = callsByPath.get(path);
  if (!methods) return { found: "nothing" };
  const call = methods.get(method === "HEAD" ? "GET" : method);
  if (call) return { found: "call", call };
  const allow = [...methods.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
  return { found: "other-methods", allow: allow.join(", ") };
}

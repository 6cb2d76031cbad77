import { request } from "node:http";
import { connect } from "node:net";
import { isFramePath } from "#shared/url/frame.ts";
import { isMailLinkPath, isPersonalPath } from "#shared/url/personal-screens.ts";

/** Sends requests to a running site as an attacker does, and lists the faults of its responses. */

/** A response and its request. */
export interface Answered {
  readonly requested: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The path of a request line, as a browser that wrote it would read it: `//host` is a path too. */
const pathOf = (path: string): string => new URL(`http://site.invalid${path}`).pathname;

/** Sends a request with any method; `fetch` refuses some methods and follows redirects that this must return. */
export function sendRequest(
  site: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const pairs = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        );
        resolve({
          ...{
            requested: `${method} ${path}`,
            path,
            status: response.statusCode ?? 0,
            headers: new Headers(pairs),
          },
          text: Buffer.concat(chunks).toString("utf8"),
        });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends raw bytes and returns the response, head and body, until the site closes the connection. */
export function sendRaw(site: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    // A site may close the connection on bytes that are no request.
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
  });
}

/** Text that only an internal error would reveal. */
const INTERNALS =
  /\bat [\w$.<>]+ \(?[\w./:-]+:\d+:\d+\)?|node_modules|\b(?:Type|Reference|Range|Syntax)Error:|D1_ERROR|SQLITE_|no such (?:table|column)/;

/** `script-src` of a policy, else its fallback. */
const scriptsOf = (policy: string): string =>
  /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? "*";

function pageFaults({ path, headers }: Answered): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const pathname = pathOf(path);
  const isFrame = isFramePath(pathname);
  return [
    ...(/unsafe-inline|unsafe-eval|\*(?!\.)|data:/.test(scriptsOf(policy))
      ? [`scripts may be anything: ${scriptsOf(policy)}`]
      : []),
    ...(isFrame || /frame-ancestors 'none'/.test(policy) ? [] : ["any site may frame it"]),
    ...(isFrame || headers.get("x-frame-options") === "DENY" ? [] : ["no x-frame-options"]),
  ];
}

function cookieFaults({ headers }: Answered): string[] {
  return headers.getSetCookie().flatMap((cookie) => {
    const [name = ""] = cookie.split("=");
    const isForScripts = name.replace("__Host-", "") === "signed_in";
    return [
      ...(/; SameSite=(?:Lax|Strict)/i.test(cookie) ? [] : [`cookie ${name} goes to us from any site`]),
      ...(isForScripts || /; HttpOnly/i.test(cookie) ? [] : [`cookie ${name} is for scripts to read`]),
      ...(/; Domain=/i.test(cookie) ? [`cookie ${name} is other hosts' too`] : []),
    ];
  });
}

const LEAKING = ["server", "x-powered-by", "via", "x-aspnet-version", "x-runtime"];

/** Every fault of a response, whatever the request. Empty when there is none. */
export function faultsOf(answered: Answered): string[] {
  const { requested, path, status, headers, text } = answered;
  const type = headers.get("content-type") ?? "";
  const pathname = pathOf(path);
  const wanted = {
    "x-content-type-options": "nosniff",
    "referrer-policy": isMailLinkPath(pathname) ? "strict-origin" : "strict-origin-when-cross-origin",
  };
  const found = [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...Object.entries(wanted).flatMap(([name, value]) =>
      headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
    ),
    ...(headers.get("permissions-policy")?.includes("camera=()") ? [] : ["no permissions-policy"]),
    ...(headers.has("x-request-id") ? [] : ["no x-request-id"]),
    ...(["frame-ancestors", "base-uri 'none'"].every((rule) =>
      headers.get("content-security-policy")?.includes(rule),
    )
      ? []
      : ["no policy"]),
    ...LEAKING.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : [])),
    ...(type.startsWith("text/html") ? pageFaults(answered) : []),
    ...cookieFaults(answered),
    ...(isPersonalPath(pathname) && !/no-store/.test(headers.get("cache-control") ?? "")
      ? ["a reader's own page may be kept"]
      : []),
    ...(/javascript/.test(type)
      ? []
      : (INTERNALS.exec(text)?.slice(0, 1) ?? []).map((hit) => `tells of itself: ${hit}`)),
  ];
  return found.map((fault) => `${requested}: ${fault}`);
}

/** The foreign target to which a response redirects a browser at `site`; null where it stays on the site. */
export function leadsAway(site: string, { path, headers }: Answered): string | null {
  const location = headers.get("location");
  if (location === null) return null;
  const target = new URL(location, site.replace(/\/+$/, "") + path);
  return target.origin === new URL(site).origin ? null : target.href;
}

/** Runs a function for each item, some at a time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

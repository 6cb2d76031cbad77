import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { messageOf } from "#shared/errors/index.ts";
import { Refusal } from "./refusal.ts";
import { requireToken } from "./site-options.ts";

const ANSWER_MS = 300_000;
const SLICE = 64 * 1024;

/** Maximum length of a displayed error body; another server may send anything. */
const Failure = z.object({
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** A call authorized by the ingest token. */
export interface SiteCall {
  readonly site: URL;
  readonly token: string | null;
  /** Path and query. */
  readonly path: string;
  readonly contentType: string;
  /** Request body; null for a GET. */
  readonly body: Buffer | null;
}

function write(request: ClientRequest, body: Buffer | null, onSent: (done: number) => void): void {
  if (body === null) return void request.end();
  let at = 0;
  const next = (): void => {
    onSent(at / body.length);
    if (at >= body.length) return void request.end();
    const slice = body.subarray(at, at + SLICE);
    at += slice.length;
    request.write(slice, (failed) => (failed ? undefined : next()));
  };
  next();
}

function send(
  { site, path, contentType, body }: SiteCall,
  token: string,
  onSent: (done: number) => void,
): Promise<IncomingMessage> {
  const url = new URL(path, site);
  const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
    method: body === null ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === null ? {} : { "content-type": contentType, "content-length": body.length }),
      accept: "application/json",
    },
  });
  return new Promise((resolve, reject) => {
    request.setTimeout(ANSWER_MS, () => request.destroy(new Error("no response within five minutes")));
    request.on("response", resolve);
    request.on("error", reject);
    write(request, body, onSent);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not a response of our API: the caller shows the status instead.
    return null;
  }
}

function refusalOf(status: number, body: string, site: URL): Refusal {
  if (status === 401 || status === 403) {
    return new Refusal([
      `${site.origin} rejects the token. Pass the site's INGEST_TOKEN with --token or in the environment.`,
    ]);
  }
  const failure = z.safeParse(Failure, parsed(body));
  if (!failure.success) {
    return new Refusal([`${site.origin} responds with ${status}, but not as this site does. Check --url.`]);
  }
  const { code, detail, errors } = failure.data;
  const fields = Object.entries(errors ?? {}).flatMap(([path, reasons]) =>
    reasons.map((why) => `  ${path}: ${why}`),
  );
  return new Refusal([`Nothing was stored: ${code}${detail ? ` (${detail})` : ""}`, ...fields]);
}

/** Makes the call and returns the response. Throws a Refusal when the site is unreachable or refuses the request. */
export async function callSite<Answer>(
  call: SiteCall,
  answer: z.ZodMiniType<Answer>,
  onSent: (done: number) => void,
): Promise<Answer> {
  const { site, token } = call;
  const response = await send(call, requireToken(token), onSent).catch((thrown: unknown) => {
    throw new Refusal([
      `No site responds at ${site.origin} (${messageOf(thrown)}). The site has not confirmed any stored data.`,
      "Start it with npm start, or pass its URL with --url.",
    ]);
  });
  const content = await text(response);
  const status = response.statusCode ?? 0;
  const understood = z.safeParse(answer, parsed(content));
  if (status === 200 && understood.success) return understood.data;
  throw refusalOf(status, content, site);
}

import { callUrl } from "#shared/api/call-url.ts";
import type {
  CallEndpoint,
  CallPath,
  PageInfo,
  PersonalCalls,
  SentBody,
  Success,
} from "#shared/api/index.ts";
import { AppError, type FieldErrors } from "#shared/errors/app-error.ts";
import { isErrorCode } from "#shared/errors/error-catalogue.ts";
import { isRecord } from "#shared/json/is-record.ts";
import {
  NO_SHIELD,
  type PageShield,
  type Revealed,
  shieldedQuery,
} from "#shared/spoiler-shield/shield.rules.ts";
import { shieldOfView } from "#web/platform/spoiler-shield/shown-shield.ts";

const TIMEOUT_MS = 8_000;

async function request(url: string, given?: AbortSignal, sent: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(url, {
      ...sent,
      headers: { accept: "application/json", ...sent.headers },
      signal: given ? AbortSignal.any([given, timeout]) : timeout,
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new AppError(timedOut ? "upstream_timeout" : "upstream_unavailable", { cause });
  }
}

/** The body as a record; an empty one for a body that is no JSON object. */
async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) ? body : {};
}

async function failureOf(response: Response): Promise<AppError> {
  const { code, errors } = await bodyOf(response);
  const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new AppError(isErrorCode(code) ? code : "upstream_unavailable", {
    detail: `${response.status} ${response.url}`,
    ...(isRecord(errors) ? { fields: errors as FieldErrors } : {}),
    ...(Number.isSafeInteger(wait) ? { retryAfterSeconds: wait } : {}),
  });
}

const isWhole = (value: unknown, min: number): boolean => Number.isSafeInteger(value) && Number(value) >= min;

/** The same check as the schema `PageInfo`, without zod. */
const isPageInfo = (value: unknown): value is PageInfo =>
  isRecord(value) && isWhole(value.limit, 1) && isWhole(value.page, 1) && isWhole(value.total, 0);

const callOver = async (
  path: string,
  query: Readonly<Record<string, unknown>>,
  shield: PageShield,
  given?: AbortSignal,
): Promise<Success<never>> =>
  successOf(path, await request(callUrl(path, { ...query, ...shieldedQuery(shield, query) }), given));

async function successOf(path: string, response: Response): Promise<Success<never>> {
  if (!response.ok) throw await failureOf(response);
  const { data, page } = await bodyOf(response);
  if (!isRecord(data)) throw new AppError("upstream_invalid", { detail: path });
  if (page === undefined) return { data: data as never };
  if (!isPageInfo(page)) throw new AppError("upstream_invalid", { detail: `page of ${path}` });
  return { data: data as never, page };
}

/**
 * Makes a call to edge from the browser, under the shield of the page's reader, whatever the URL reveals. Only the
 * envelope is checked: `data` is trusted, as in a page rendered by edge. See {@link CallEndpoint} for how it fails.
 */
export const callFromBrowser: CallEndpoint = (path: CallPath, query: Readonly<Record<string, unknown>>) =>
  callOver(path, query, shieldOfView(null));

/** The same under another shield than the page's: for single matches that are shown differently. */
export const callUnder =
  (shield: PageShield): CallEndpoint =>
  (path: CallPath, query: Readonly<Record<string, unknown>>) =>
    callOver(path, query, shield);

/** The calls of a query client (createQueryClient): under the shield of its view, and aborted by the query's signal. */
export const callsOfView =
  ({ revealed }: { readonly revealed: Revealed }) =>
  (given: AbortSignal): CallEndpoint =>
  (path: CallPath, query: Readonly<Record<string, unknown>>) =>
    callOver(path, query, shieldOfView(revealed), given);

/** Makes a personal call; edge adds the session, which no script can read. */
export const loadFromBrowser: PersonalCalls["load"] = (
  path: string,
  query: Readonly<Record<string, unknown>>,
) => callOver(path, query, NO_SHIELD);

/** Fetch options of a body. A picture carries its own media type. */
const sentOf = (body: SentBody): RequestInit =>
  body === null || body instanceof Blob
    ? { body }
    : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };

/** Sends personal data under the same session. The request outlives the page (`keepalive`) below 64 KB. */
export const sendFromBrowser: PersonalCalls["send"] = async (path: string, body: SentBody) =>
  successOf(path, await request(path, undefined, { method: "POST", keepalive: true, ...sentOf(body) }));

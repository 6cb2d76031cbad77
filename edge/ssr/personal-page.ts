import type { Context } from "hono";
import { AppError } from "#shared/errors/index.ts";
import type { EdgeHono } from "../env.ts";
import { FORM_TYPE, mediaTypeOf } from "../forms/form-request.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";
import { readLimited } from "../proxy/request-body.ts";
import { PICTURE_LIMIT_BYTES } from "../proxy/session-calls.ts";
import type { OpenReaderCalls } from "../session/reader-calls.ts";
import type { AllowWrite } from "../session/session-writes.ts";
import { createPageRender, type RenderServices, renderHeaders } from "./page-render.ts";
import { renderUrlOf } from "./page-url.ts";
import { createPersonalCalls } from "./personal-calls.ts";

export interface PersonalServices extends RenderServices {
  readonly openReaderCalls: OpenReaderCalls;
  readonly allowWrite: AllowWrite;
  readonly admitOwnRead: AllowRead;
}

/** Kinds of forms, and how much of each is taken: fields, or fields with a picture. */
const FORM_LIMITS: Readonly<Record<string, number>> = {
  [FORM_TYPE]: 64 * 1024,
  "multipart/form-data": PICTURE_LIMIT_BYTES,
};
const VISITOR_FORM_LIMITS: typeof FORM_LIMITS = {
  [FORM_TYPE]: 64 * 1024,
  "multipart/form-data": 64 * 1024,
};

/**
 * The app's view of a request: the canonical address and the submitted data, without anything that identifies the
 * reader.
 */
async function requestToRender(
  request: Request,
  allowWrite: AllowWrite,
  hasToken: boolean,
): Promise<Request> {
  const url = renderUrlOf(request.url);
  const headers = renderHeaders(request.headers);
  if (request.method !== "POST") return new Request(url, { headers });
  allowWrite(request, "address");
  // Logged-in readers send pictures; a visitor's form with fields is small.
  const limit = hasToken ? FORM_LIMITS[mediaTypeOf(request)] : VISITOR_FORM_LIMITS[mediaTypeOf(request)];
  if (limit === undefined) throw new AppError("unsupported_media_type", { detail: "send a form" });
  const body = (await readLimited(request, limit)) ?? new ArrayBuffer(0);
  // The form's origin was checked before. React Router would compare the scheme as well, which differs behind a
  // proxy that ends TLS, so the header is removed.
  const contentType = request.headers.get("content-type") ?? "";
  return new Request(url, { method: "POST", headers: { ...headers, "content-type": contentType }, body });
}

/**
 * Responds with a personal page, its data, or the form on it: rendered for each request with the reader's session,
 * never cached, and with the session changes of its calls as cookies. Rejects cross-site requests with `forbidden`,
 * others with `too_many_requests`, `unsupported_media_type` and `body_too_large`.
 */
export async function answerPersonalPage(
  c: Context<EdgeHono>,
  services: PersonalServices,
): Promise<Response> {
  const requestId = c.get("requestId");
  services.admitOwnRead(c.req.raw, "page");
  const readerCalls = services.openReaderCalls(c.req.raw, requestId);
  const request = await requestToRender(c.req.raw, services.allowWrite, readerCalls.hasToken());
  const { render } = createPageRender(c, services);
  const { response } = await render(request, createPersonalCalls(readerCalls, requestId), []);
  const headers = new Headers(response.headers);
  headers.set("cache-control", "private, no-store");
  headers.set("x-cache", "bypass");
  for (const cookie of readerCalls.cookiesOfPage()) headers.append("set-cookie", cookie);
  return new Response(c.req.method === "HEAD" ? null : response.body, { status: response.status, headers });
}

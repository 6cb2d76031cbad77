import { messageOf } from "#shared/errors/index.ts";
import { BodyLimitError, readBounded } from "#shared/http/bounded-body.ts";
import { retryAfterOf } from "../providers/backoff.rules.ts";
import type { FetchProvider } from "../providers/request-provider.ts";
import { pictureAddressOf } from "./picture-address.rules.ts";

/** Timeout of a picture with its redirects. */
const PICTURE_MS = 8_000;
/** Maximum size; crests of providers have up to 300 KB. */
const PICTURE_BYTES = 1_000_000;
const MOST_REDIRECTS = 2;
/** Types of pictures that can be redrawn; some hosts name none. SVG is none of them: it is a document with scripts. */
const TYPES = /^(?:image\/(?:png|jpe?g|webp|x-png)|application\/octet-stream|binary\/octet-stream)\b/i;

/** Why there is no picture. */
export interface PictureFailure {
  readonly kind: "failed";
  readonly message: string;
  /** False where a later request may succeed: a timeout, an error of the host, too many requests. */
  readonly isLasting: boolean;
  /** The host's own Retry-After. */
  readonly retryAfterMs: number | null;
}

/** Response of a host. */
export type PictureResponse =
  | { readonly kind: "picture"; readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string | null }
  /** As it was with the `etag` sent. */
  | { readonly kind: "same" }
  | PictureFailure;

/** A failure that the same request would meet again. */
export const lastingFailure = (message: string): PictureFailure => ({
  kind: "failed",
  message,
  isLasting: true,
  retryAfterMs: null,
});

interface PictureRequest {
  readonly address: string;
  /** Origins that may be asked (picture-address.rules.ts). */
  readonly origins: readonly string[];
  /** Of the stored copy; null without one. */
  readonly etag: string | null;
}

/** Follows redirects by hand: each has to lead to an allowed address. */
async function follow(
  fetch: FetchProvider,
  { address, origins, etag }: PictureRequest,
  signal: AbortSignal,
): Promise<Response | PictureFailure> {
  let url = pictureAddressOf(address, origins);
  for (let redirects = 0; url !== null && redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(url.href, {
      headers: { accept: "image/png,image/webp,image/jpeg", ...(etag && { "if-none-match": etag }) },
      redirect: "manual",
      signal,
    });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || response.status === 304 || location === null)
      return response;
    await response.body?.cancel();
    url = pictureAddressOf(location, origins, url);
    if (url === null) return lastingFailure("redirects to a host that is not allowed");
  }
  return lastingFailure(url === null ? "the host is not allowed" : "too many redirects");
}

/** Requests a picture; no key and no cookie is sent. Never throws. */
export async function requestPicture(
  fetch: FetchProvider,
  request: PictureRequest,
  nowMs: number,
): Promise<PictureResponse> {
  const signal = AbortSignal.timeout(PICTURE_MS);
  try {
    const response = await follow(fetch, request, signal);
    if ("kind" in response) return response;
    const { status, headers } = response;
    if (status === 304 && request.etag !== null) return { kind: "same" };
    const type = headers.get("content-type") ?? "";
    const isUsable =
      status === 200 && TYPES.test(type) && Number(headers.get("content-length") ?? 0) <= PICTURE_BYTES;
    if (!isUsable) await response.body?.cancel();
    if (status !== 200) {
      const isLasting = status !== 429 && status !== 408 && status < 500;
      const retryAfterMs = retryAfterOf(headers.get("retry-after"), nowMs);
      return { kind: "failed", message: `status ${status}`, isLasting, retryAfterMs };
    }
    if (!isUsable)
      return lastingFailure(TYPES.test(type) ? "too many bytes" : `is ${type.slice(0, 80) || "of no type"}`);
    return {
      kind: "picture",
      bytes: await readBounded(response.body, PICTURE_BYTES, signal),
      etag: headers.get("etag"),
    };
  } catch (thrown) {
    if (thrown instanceof BodyLimitError) return lastingFailure(thrown.message);
    return { kind: "failed", message: messageOf(thrown).slice(0, 200), isLasting: false, retryAfterMs: null };
  }
}

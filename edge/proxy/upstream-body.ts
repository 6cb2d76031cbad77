import { AppError } from "#shared/errors/index.ts";
import { BodyLimitError, readBounded } from "#shared/http/bounded-body.ts";

/** Largest accepted response: the cache's memory would not keep a larger one (memory-store.ts). */
const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** Statuses of responses without a body (RFC 9110, section 6.4.1). */
const BODILESS = [101, 204, 205, 304];

/**
 * An upstream's response with its body read whole: a body that breaks off, is too slow or does not end must be detected
 * before anything of it is sent. Rejects as reading does, with the signal's reason, or with `upstream_invalid`.
 */
export async function readWhole(response: Response, signal: AbortSignal): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null || BODILESS.includes(status)) return new Response(null, { status, headers });
  try {
    return new Response(await readBounded(body, ANSWER_LIMIT_BYTES, signal), { status, headers });
  } catch (thrown) {
    if (!(thrown instanceof BodyLimitError)) throw thrown;
    throw new AppError("upstream_invalid", { detail: `the response exceeds ${ANSWER_LIMIT_BYTES} bytes` });
  }
}

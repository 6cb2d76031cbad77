import { AppError } from "#shared/errors/index.ts";
import { BodyLimitError, readBounded } from "#shared/http/bounded-body.ts";

/** Largest answer that is taken: of what is larger the cache's memory would keep nothing (memory-store.ts). */
export const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** Statuses whose answers have no body (RFC 9110, section 6.4.1). */
const BODILESS = [101, 204, 205, 304];

/**
 * An upstream's answer with its body read whole: what breaks off in the middle, comes too slowly or does not end must be seen
 * before anything of it is told. Rejects as reading does, with the signal's reason, or with `upstream_invalid`.
 */
export async function readWhole(response: Response, signal: AbortSignal): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null || BODILESS.includes(status)) return new Response(null, { status, headers });
  try {
    return new Response(await readBounded(body, ANSWER_LIMIT_BYTES, signal), { status, headers });
  } catch (thrown) {
    if (!(thrown instanceof BodyLimitError)) throw thrown;
    const detail = `an answer of more than ${ANSWER_LIMIT_BYTES} bytes`;
    throw new AppError("upstream_invalid", { detail, cause: thrown });
  }
}

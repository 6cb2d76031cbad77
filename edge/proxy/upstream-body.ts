import { AppError } from "#shared/errors/index.ts";

/** Largest accepted response: the cache's memory would not keep a larger one (memory-store.ts). */
export const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** Statuses of responses without a body (RFC 9110, section 6.4.1). */
const BODILESS = [101, 204, 205, 304];

/**
 * An upstream's response with its body read whole: a body that breaks off, is too slow or does not end must be detected
 * before anything of it is sent. Rejects as reading does, with the signal's reason, or with `upstream_invalid`.
 */
export async function readWhole(response: Response, signal: AbortSignal): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null || BODILESS.includes(status)) return new Response(null, { status, headers });
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave);
  try {
    const bytes = await readParts(reader, signal);
    return new Response(bytes, { status, headers });
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}

async function readParts(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    // A cancelled reader reports the end of the stream.
    signal.throwIfAborted();
    if (done) return joined(parts, size);
    size += value.byteLength;
    if (size > ANSWER_LIMIT_BYTES)
      throw new AppError("upstream_invalid", {
        detail: `the response exceeds ${ANSWER_LIMIT_BYTES} bytes`,
      });
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

import { AppError } from "#shared/errors/index.ts";

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
    // A reader that is cancelled says that it has come to the end.
    signal.throwIfAborted();
    if (done) return joined(parts, size);
    size += value.byteLength;
    if (size > ANSWER_LIMIT_BYTES)
      throw new AppError("upstream_invalid", {
        detail: `an answer of more than ${ANSWER_LIMIT_BYTES} bytes`,
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

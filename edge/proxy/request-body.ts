import { AppError } from "#shared/errors/index.ts";

/** Largest body that is passed on; a season of a large league with everything in it is about a tenth. */
export const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** Beyond this a sender is cut off in the middle. */
const PATIENCE = 4;

/**
 * Reads a request's body whole, or rejects with `body_too_large`. What is too much is not kept but still read
 * for a while: who is answered in the middle of sending sees a broken connection instead of the answer.
 */
export async function readLimited(
  request: Request,
  limitBytes = BODY_LIMIT_BYTES,
): Promise<ArrayBuffer | undefined> {
  if (request.body === null) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limitBytes * PATIENCE) break;
    if (size <= limitBytes) parts.push(part);
    else parts.length = 0;
  }
  if (size > limitBytes) throw new AppError("body_too_large", { detail: `the limit is ${limitBytes} bytes` });
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): ArrayBuffer {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole.buffer;
}

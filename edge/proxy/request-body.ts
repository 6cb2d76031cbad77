import { AppError } from "#shared/errors/index.ts";

/** Largest body that is passed on; a season of a large league with everything in it is about a tenth. */
export const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** Beyond this a sender is cut off in the middle. */
const PATIENCE = 4;

/** How long a body may take: some seconds, and more for what may be larger, at the pace of a poor line. */
const LEAST_MS = 10_000;
const BYTES_A_MS = 50;

/**
 * Reads a request's body whole, or rejects with `body_too_large`, or with `body_incomplete` where it breaks off or
 * does not come in time. What is too much is not kept but still read for a while: who is answered in the middle of
 * sending sees a broken connection instead of the answer.
 */
export async function readLimited(
  request: Request,
  limitBytes = BODY_LIMIT_BYTES,
): Promise<ArrayBuffer | undefined> {
  if (request.body === null) return undefined;
  const reader = request.body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      leave();
    },
    LEAST_MS + limitBytes / BYTES_A_MS,
  );
  try {
    const { parts, size } = await readParts(reader, limitBytes);
    if (isLate) throw incomplete("it took too long");
    if (size > limitBytes)
      throw new AppError("body_too_large", { detail: `the limit is ${limitBytes} bytes` });
    return joined(parts, size);
  } finally {
    clearTimeout(timer);
    leave();
  }
}

async function readParts(reader: ReadableStreamDefaultReader<Uint8Array>, limitBytes: number) {
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size <= limitBytes * PATIENCE) {
    const { done, value } = await nextPart(reader);
    if (done) break;
    size += value.byteLength;
    if (size <= limitBytes) parts.push(value);
    else parts.length = 0;
  }
  return { parts, size };
}

const incomplete = (detail: string) => new AppError("body_incomplete", { detail });

/** The next part of a body. One that breaks off is its sender's doing, no fault of ours. */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw incomplete("it broke off");
  }
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

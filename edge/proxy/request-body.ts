import { AppError } from "#shared/errors/index.ts";

/** Largest body that is passed on; a season of a large league with everything in it is about a tenth. */
export const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** Reads a request's body whole, or rejects with `body_too_large` without reading on. */
export async function readLimited(
  request: Request,
  limitBytes = BODY_LIMIT_BYTES,
): Promise<ArrayBuffer | undefined> {
  if (request.body === null) return undefined;
  const tooLarge = () => new AppError("body_too_large", { detail: `the limit is ${limitBytes} bytes` });
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limitBytes) throw tooLarge();
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole.buffer;
}
